/**
 * Monthly counter in Lua, run by the server. Each month has its own key, so that the earlier month is found
 * again after a clock was set back. A key expires 62 days after its last change.
 *
 * The reservations under an Idempotency-Key are a hash of attempts and amounts, which expires after a day.
 * Their rules are those of ../monthly-usage.ts.
 *
 *     KEYS      the counter without its month, the set of the subject's keys
 *     ARGV      amount to add (0 only reads), limit or "" for none, month or "" for the server's clock,
 *               digest of an Idempotency-Key or "" for no reservation, attempt, "reserve", "release" or
 *               "settle"
 *     returns   {1, or 0 when the limit would be exceeded; usage after the call}
 */
export const monthlyUsageScript = `
local amount, limit, month = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3]
if month == '' then
  -- Converts days since 1970 to year and month (H. Hinnant, "chrono-compatible low-level date algorithms").
  local days = math.floor(redis.call('TIME')[1] / 86400) + 719468
  local era = math.floor(days / 146097)
  local doe = days - era * 146097
  local yoe = math.floor((doe - math.floor(doe / 1460) + math.floor(doe / 36524) - math.floor(doe / 146096)) / 365)
  local doy = doe - (365 * yoe + math.floor(yoe / 4) - math.floor(yoe / 100))
  local mp = math.floor((5 * doy + 2) / 153)
  local m = mp < 10 and mp + 3 or mp - 9
  month = string.format('%04d-%02d', yoe + era * 400 + (m <= 2 and 1 or 0), m)
end
local key = KEYS[1] .. '/' .. month
local used = tonumber(redis.call('GET', key) or '0')
local attempt, change = ARGV[5], ARGV[6]
local reserved = ARGV[4] ~= '' and key .. ':' .. ARGV[4]
if not reserved and amount == 0 and not limit then return {1, used} end
local sum = 0
if reserved then
  for _, each in ipairs(redis.call('HVALS', reserved)) do sum = sum + tonumber(each) end
end
if limit and used - sum + amount > limit then return {0, used} end
if reserved and change == 'reserve' then
  redis.call('HSET', reserved, attempt, string.format('%.0f', amount))
  redis.call('EXPIRE', reserved, 86400)
  redis.call('SADD', KEYS[2], reserved)
elseif reserved then
  if sum == 0 then return {1, used} end
  local own = tonumber(redis.call('HGET', reserved, attempt) or '0')
  if change == 'release' then
    amount = -own
    redis.call('HDEL', reserved, attempt)
  else
    amount = own - sum
    redis.call('DEL', reserved)
  end
  if redis.call('EXISTS', reserved) == 0 then redis.call('SREM', KEYS[2], reserved) end
end
used = math.max(0, used + amount)
redis.call('SET', key, string.format('%.0f', used), 'EX', 62 * 86400)
redis.call('SADD', KEYS[2], key)
redis.call('EXPIRE', KEYS[2], 100 * 86400)
return {1, used}
`;
