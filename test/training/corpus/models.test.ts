import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attackKind, attackKinds } from '../../../src/training/corpus/attacks.js';
import { isExcluded, readRows } from '../../../src/training/corpus/corpus.js';
import { licenceOf } from '../../../src/training/corpus/licences.js';
import { modelFamilies, modelFamily, modelYear } from '../../../src/training/corpus/models.js';
import { corporaSkip } from '../training-corpora.js';

/** Names of a list; the name "unnamed LLM, 2026" contains a comma. */
const listed = (names: string) => names.split(/, (?!2026)/);

describe('modelFamily', () => {
  for (const [family, names] of [
    ['gpt', 'ChatGPT, gpt4o_0806, text-davinci-003, o3, o1_mini, gpt-oss-120b'],
    ['claude', 'Claude-instant, claude35, Claude Code and other coding agents 2025-26'],
    ['gemini', 'Google-PaLM, gemini15_pro'],
    ['gemma', 'gemma2_27b, sam-paech__gemma-3-4b-dpo-antislop-exp01'],
    ['llama', 'Llama-2-70b, meta-llama/Llama-2-7b-chat-hf, sao10k__l3.3-euryale-70b, selfbiorag-7b'],
    ['llama', 'llama-3.1-nemotron-70b-instruct, aion-labs__aion-rp-llama-3.1-8b'],
    ['mistral', 'mistral_large_api, mistralai__Mistral-Nemo-Instruct-2407'],
    ['qwen', 'qwen__qwq-32b, arliai__qwq-32b-arliai-rpr-v1-free, athene-v2-chat, qwen_max'],
    ['deepseek', 'deepseek-ai__DeepSeek-R1'],
    ['grok', 'grok-4.20-beta-0309-reasoning'],
    ['glm', 'ChatGLM, THUDM__GLM-4-32B-0414, longwriter_9b'],
    ['phi', 'phi35_moe, microsoft__phi-4-reasoning-plus'],
    ['kimi', 'kimi-k2.6'],
    ['command', 'command-r-plus, aya-expanse-32b, CohereForAI__c4ai-command-a-03-2025'],
    ['yi', 'yi-lightning, yi15_34b'],
    ['unnamed-2026', 'llm-2026, unnamed LLM, 2026'],
    ['other', 'nemotron-4-340b-instruct, internlm25_20b, Dolly, gptj, philosopher, unknown'],
  ] as const)
    it(`assigns ${names} to ${family}`, () => {
      for (const name of listed(names)) assert.equal(modelFamily(name), family, name);
    });

  it('is other without a name', () => assert.equal(modelFamily(null), 'other'));
});

describe('modelYear', () => {
  for (const [year, names] of [
    [2022, 'text-davinci-002, flan-t5-11b, bloomz-7b'],
    [2023, 'ChatGPT, gpt-3.5-turbo, gpt-4-1106, Llama-2-70b, Claude-instant, ChatGLM, Google-PaLM'],
    [2024, 'gpt-4o-mini, llama-3-8b, qwen__qwen-2.5-72b-instruct, sao10k__l3.3-euryale-70b'],
    [2024, 'gpt-4-turbo-2024-04-09, claude-3-5-sonnet-20241022, gpt4o_0806'],
    [2024, 'mistralai__Mistral-Nemo-Instruct-2407'],
    [2025, 'gpt-4.1-nano, chatgpt-4o-latest-2025-01-29, o3, claude-opus-4, gemini-2.0-flash-001'],
    [2025, 'meta-llama__llama-4-scout-free, aion-labs__aion-rp-llama-3.1-8b, thudm__glm-4-9b-free'],
    [2025, 'qwen__qwen3-4b, mistral-medium-3, google__gemma-3-4b-it, grok-4, kimi-k2, glm-4.5'],
    [2025, 'gpt-5-nano-2025-08-07, gpt-oss-120b, gpt-4.5, Claude 3.7 Sonnet, llama4-maverick'],
    [2025, 'deepseek-r1-distill-llama-70b'],
    [2026, 'llm-2026'],
  ] as const)
    it(`is ${year} for ${names}`, () => {
      for (const name of listed(names)) assert.equal(modelYear(name), year, name);
    });

  it('is null for a name that tells no year', () => {
    for (const name of [null, 'unknown', 'llm (watermarked)', 'model-20480', 'model-2048'])
      assert.equal(modelYear(name), null);
  });
});

describe('attackKind', () => {
  for (const [attack, kind] of [
    ['paraphrase_dipper_llm', 'paraphrased by an AI'],
    ['adv-paraphrase:roberta-base', 'paraphrased by an AI'],
    ['paraphrase_back_translation_llm', 'translated and translated back'],
    ['paraphrase_polish_llm', 'polished by an AI'],
    ['evade:human style', 'humanised by an AI'],
    ['mix:2llama_humanize', 'humanised by an AI'],
    ['adversarial_character_word_llm', 'characters or words perturbed'],
    ['humanizer phrasly', 'humanised by a service'],
    ['humanizer grammarly', 'polished by an AI'],
    ['minor polish of human text', 'human-written draft, polished by an AI'],
    ['mix:MGT_polish_token', 'edited by a person'],
    ['mix:gpt4_polish_token', 'human-written draft, polished by an AI'],
    ['polish', 'human-written draft, polished by an AI'],
    ['mix:gpt4_rewrite', 'human-written draft, rewritten by an AI'],
    ['other', null],
    [null, null],
  ] as const)
    it(`is "${kind}" for ${attack}`, () => assert.equal(attackKind(attack), kind));
});

it('licenceOf is known for sources of the project and unknown for others', () => {
  assert.match(licenceOf('own2026_letters'), /^CC0-1\.0/);
  assert.match(licenceOf('own2026_edited'), /^edits CC0-1\.0/);
  assert.match(licenceOf('llm2026_polished'), /^as the human sources/);
  assert.equal(licenceOf('mine'), 'not known to this project');
});

/** Models of the corpora without a family of their own. */
const others = new Set(
  `Amp, Codex, Copilot, Copilot coding agent, Cursor Agent, Devin, GitHub Copilot (in-file statement), OpenHands,
  aider (model unstated), factory-droid[bot], horizon-alpha, horizon-beta, jamba-1.6-large, minimax-01,
  olmo-2-0325-32b, Dolly, StableLM, RekaAI__reka-flash-3, bloomz-7b, flan-t5-11b, ernie-5, hy3-preview-high,
  human-edited MGT, internlm25_20b, internlm25_7b, ling-1t, llm (watermarked), mimo-v2-pro, mimo-v2.5-pro,
  minimax-m2.7, coding agents (not stated), OpenClaw agents (not stated), nemotron-4-340b-instruct, seed-2.0-pro, unknown`
    .split(/,\s+/)
    .concat('not stated (homework service, 2025)', 'not stated (data generator of a 2026 hackathon)'),
);

describe('the corpora', { skip: corporaSkip }, () => {
  const rows = () => [...readRows(['../shared/corpora/detect/train', 'src/training/own-texts'])].flat();

  it('have a family for every model, except for those listed here', () => {
    const found = new Set<string>();
    for (const row of rows()) {
      if (!row.machine || isExcluded(row)) continue;
      const { model, source } = row;
      const family = modelFamily(model);
      found.add(family);
      assert.equal(family === 'other', model === null || others.has(model), `${model} of ${source}`);
    }
    assert.deepEqual([...found].sort(), [...modelFamilies].sort());
  });

  it('have a kind for every attack, and each kind occurs', () => {
    const kinds = new Set(
      rows().flatMap(({ attack, source }) => {
        if (attack === null) return [];
        assert.notEqual(attackKind(attack), null, `${attack} of ${source}`);
        return [attackKind(attack)];
      }),
    );
    assert.deepEqual([...kinds].sort(), [...attackKinds].sort());
  });

  it('have a licence for every source', () => {
    const sources = new Set(rows().map(row => row.source));
    for (const source of sources) assert.notEqual(licenceOf(source), licenceOf('mine'), source);
  });
});
