/**
 * Hourly rate limit in Lua, run by the server, so that all processes share one count and one clock. Stores
 * the ring of store/rate-limit-window.ts, with the same guarantee, as a flat list in MessagePack: pairs of
 * the time of the newest call and the sum of costs, oldest first.
 *
 *     KEYS      the ring, the set of the subject's keys
 *     ARGV      limit, cost (negative to take calls back), 1 to consume or 0 to peek, time in ms or "" for
 *               the server's clock
 *     returns   {1 or 0, remaining, seconds}: see RateLimitDecision in store/counters.ts
 */
export const rateLimitScript = `
local hour, minute = 3600000, 60000
local limit, cost, consuming = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3] == '1'
local now = tonumber(ARGV[4])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
local stored = redis.call('GET', KEYS[1])
local ring = stored and cmsgpack.unpack(stored) or {}
local moved = false

-- If the clock was set back, the entries move with it. Up to a minute counts as standing still.
if #ring > 0 and now < ring[#ring - 1] then
  local behind = ring[#ring - 1] - now
  if behind > minute then
    for i = 1, #ring, 2 do ring[i] = ring[i] - behind end
    moved = true
  else
    now = ring[#ring - 1]
  end
end

local alive, total = {}, 0
for i = 1, #ring, 2 do
  if ring[i] + hour > now then
    alive[#alive + 1], alive[#alive + 2] = ring[i], ring[i + 1]
    total = total + ring[i + 1]
  end
end
ring = alive

local function seconds(ms) return math.max(1, math.ceil(ms / 1000)) end
local function save()
  redis.call('SET', KEYS[1], cmsgpack.pack(ring), 'PX', hour + minute)
  if not stored then
    redis.call('SADD', KEYS[2], KEYS[1])
  end
  redis.call('PEXPIRE', KEYS[2], 100 * 24 * hour)
end

if cost > 0 and total + cost > limit then
  if moved then save() end
  local wait, left = now + hour, total
  if cost <= limit then
    for i = 1, #ring, 2 do
      left = left - ring[i + 1]
      wait = ring[i] + hour
      if left + cost <= limit then break end
    end
  end
  return {0, math.max(0, limit - total), seconds(wait - now)}
end
if cost < 0 then
  local left = -cost
  for i = #ring, 2, -2 do
    local taken = math.min(left, ring[i])
    ring[i], left, total = ring[i] - taken, left - taken, total - taken
  end
  save()
elseif consuming then
  if #ring > 0 and math.floor(ring[#ring - 1] / minute) == math.floor(now / minute) then
    ring[#ring - 1] = now
    ring[#ring] = ring[#ring] + cost
  else
    ring[#ring + 1], ring[#ring + 2] = now, cost
  end
  total = total + cost
  save()
elseif moved then
  save()
end
return {1, limit - total, #ring == 0 and 0 or seconds(ring[#ring - 1] + hour - now)}
`;
