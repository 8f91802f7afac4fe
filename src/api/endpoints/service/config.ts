import { defaultPlan, type Plan } from '../../../accounts/plans.js';
import { limits } from '../../../contract/limits.js';
import { ConfigView } from '../../../contract/service.js';
import { isClassifierHealthy } from '../../../server/services.js';
import { json } from '../../http/answer.js';
import { peekRateLimit, type RateLimitName } from '../../http/rate-limit.js';
import { openGet, route } from '../../http/route.js';
import { storageUse } from '../records/storage.js';
import { nextMonth } from '../scan/monthly-quota.js';

const remaining = (limit: number | null, used: number) => (limit === null ? null : Math.max(0, limit - used));

const newAccountLimits = ({ characters_per_text, requests_per_hour, words_per_month }: Plan) => ({
  characters_per_text,
  requests_per_hour,
  words_per_month,
});

export const config = route({
  ...openGet,
  path: '/api/config',
  summary: "The caller's limits and remaining quota",
  docs: {
    description:
      "Returns the caller's plan, its limits, the current usage, and the features of this server. Not rate limited.",
  },
  services: ['counters', 'store', 'classifier', 'chat', 'config', 'version', 'now'],
  output: ConfigView,
  async work(_, { caller, services }) {
    const { plan, subject } = caller;
    const { characters_per_text, ...otherLimits } = plan;
    const { counters } = services;
    const now = services.now();
    const model = isClassifierHealthy(services.classifier);
    const thisHour = async (name: RateLimitName) => {
      const state = await peekRateLimit(name, caller, services);
      if (state === null) return { limit: null, used: 0, remaining: null, resetAt: null };
      const { limit, remaining, resetSeconds } = state;
      const resetAt = remaining === limit ? null : new Date(now + 1000 * resetSeconds).toISOString();
      return { limit, used: limit - remaining, remaining, resetAt };
    };
    const requests = await thisHour('requests');
    const images = await thisHour('images');
    const words = await counters.monthlyUsage(subject, 'words', now);
    const deep = await counters.monthlyUsage(subject, 'deep', now);
    const imageReads = await counters.monthlyUsage(subject, 'ocr', now);
    const stored = await storageUse(caller, services);
    const view: ConfigView = {
      plan: caller.planName,
      account: caller.account,
      limits: {
        characters_per_text,
        upload_bytes: limits.documentBytes,
        image_bytes: limits.imageBytes,
        ...otherLimits,
        requests_per_hour: requests.limit,
      },
      usage: {
        requests_this_hour: requests.used,
        requests_remaining: requests.remaining,
        requests_reset_at: requests.resetAt,
        images_this_hour: images.used,
        images_remaining: images.remaining,
        words_this_month: words,
        words_remaining: remaining(plan.words_per_month, words),
        deep_scans_this_month: deep,
        deep_scans_remaining: remaining(plan.deep_scans_per_month, deep),
        image_deep_reads_this_month: imageReads,
        image_deep_reads_remaining: remaining(plan.image_deep_reads_per_month, imageReads),
        stored_records: stored?.records ?? null,
        stored_records_remaining: stored && remaining(plan.stored_records, stored.records),
        stored_bytes: stored?.bytes ?? null,
        stored_bytes_remaining: stored && remaining(plan.stored_bytes, stored.bytes),
        month_resets_at: nextMonth(now),
      },
      new_account: newAccountLimits(services.config.plans[defaultPlan]!),
      features: {
        model,
        deep: model && plan.deep_scans_per_month !== 0,
        rewrite_upstream: services.chat?.healthy ?? false,
        ocr: plan.image_deep_reads_per_month !== 0,
        registration: services.config.registrationOpen,
      },
      version: services.version,
    };
    return json(view);
  },
});
