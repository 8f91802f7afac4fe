import { collectionOf } from './corpus.js';

/** Licences of the sources this project trained on, as their publishers state them. */
const licences: Readonly<Record<string, string>> = {
  detectrl: 'none stated (NLP2CT/DetectRL, NeurIPS 2024 D&B)',
  raidar: 'none stated (cvlab-columbia/RaidarLLMDetect)',
  seqxgpt: 'Apache-2.0 (Jihuai-wpy/SeqXGPT)',
  mixset: 'none stated (Dongping-Chen/MixSet)',
  eqbench_longform: 'MIT (EQ-bench/longform-writing-bench)',
  argugpt: 'none stated (huhailinguist/ArguGPT)',
  rexshijaku: 'MIT (rexshijaku/chatgpt-generated-text-detection-corpus)',
  kaggle_mix: 'none stated; labels of uncertain provenance (NehorayBT/AI-TEXT-DETECTION)',
  blog_digitalgov: 'US public domain, mostly (GSA/digitalgov.gov)',
  blog_rust: 'MIT / Apache-2.0 (blog.rust-lang.org)',
  mage_human: 'Apache-2.0 (chengez/Adversarial-Paraphrasing, MAGE sample)',
  advpara: 'Apache-2.0 (chengez/Adversarial-Paraphrasing)',
  hppt: 'none stated (FreedomIntelligence/ChatGPT-Detection-PR-HPPT)',
  dnagpt_human: 'MIT (Xianjun-Yang/DNA-GPT)',
  blog_benbalter: 'CC BY 3.0',
  blog_carpentries: 'CC BY 4.0',
  blog_julia: 'MIT',
  blog_ropensci: 'CC BY 4.0',
  craft_papers: 'CC BY and open access (CRAFT)',
  docs_basedcooking: 'Unlicense (public domain)',
  docs_elixir: 'Apache-2.0',
  docs_prometheus: 'Apache-2.0',
  docs_rustbook: 'MIT / Apache-2.0',
  ewt_answers: 'CC BY-SA 4.0 (UD English EWT)',
  ewt_email: 'CC BY-SA 4.0 (UD English EWT)',
  ewt_newsgroup: 'CC BY-SA 4.0 (UD English EWT)',
  girls_own_paper_1886: 'public domain (Project Gutenberg 18195)',
  gov_cds_canada: 'MIT',
  gum_textbook: 'CC BY (OpenStax)',
  letters_beethoven: 'public domain (Project Gutenberg 13272)',
  letters_wollstonecraft: 'CC0 / US public domain (Standard Ebooks)',
  masc_fundraising: 'free for research and commercial development (MASC/OANC)',
  medquad_a: 'CC BY 4.0 (abachaa/MedQuAD)',
  news_opensuse: 'CC BY-SA 3.0 / GPL',
  openstax_anatomy: 'CC BY 4.0',
  openstax_psychology: 'CC BY 4.0',
  pd_essays_a: 'CC0 / US public domain (Standard Ebooks)',
  promo_elixir: 'Apache-2.0',
  promo_ipfs: 'CC BY 3.0',
  promo_monero: 'BSD-3',
  promo_nodejs: 'MIT',
  promo_prometheus: 'Apache-2.0',
  se_coffee: 'CC BY-SA 3.0 (Stack Exchange)',
  se_musicmeta: 'CC BY-SA 3.0 (Stack Exchange)',
  standardebooks2_train: 'CC0 / US public domain (Standard Ebooks)',
  techfolio_essays_a: 'MIT (student sites, Univ. of Hawaii ICS 314)',
  us_inaugural: 'US public domain',
  us_state_union: 'US public domain',
};

/** Licence of a source; an unlisted source was added by retraining. */
export function licenceOf(source: string): string {
  if (source === 'llm2026_polished') return 'as the human sources it rewrites (written for this project)';
  if (source.startsWith('llm2026_')) return 'CC0-1.0 (written for this project by a 2026 model)';
  const collection = collectionOf(source);
  if (collection === 'edited')
    return 'edits CC0-1.0 (src/training/own-texts/edited), their texts as the human sources';
  if (collection === 'written') return 'CC0-1.0 (src/training/own-texts)';
  return licences[source] ?? 'not known to this project';
}
