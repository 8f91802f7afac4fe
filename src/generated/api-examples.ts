/** Responses to the example requests of one operation, recorded from a running server. */
export interface Recorded {
  /** Path parameters of the request. */
  readonly path: Readonly<Record<string, string>>;
  readonly examples: Readonly<Record<string, { summary: string; type: string; value: unknown }>>;
}

/** By operation id. Written by `npm run examples`; do not edit. */
export const recorded: Readonly<Record<string, Recorded>> = {
  createAccount: {
    path: {},
    examples: {
      credentials: {
        summary: 'A name and a password',
        type: 'application/json',
        value: {
          account: 'ada',
          plan: 'free',
        },
      },
    },
  },
  scan: {
    path: {},
    examples: {
      text: {
        summary: 'A text, saved with a title',
        type: 'application/json',
        value: {
          scan_id: 'scan_01m8msntea43qb2n4kgwsxr5j4',
          headline:
            'Strong signals of machine writing, mostly from the wording as a whole, words and phrases that AI models favour and the mix of small words.',
          score: 95.9,
          score_range: [90.7, 98.3],
          band: 'high',
          label: 'Strong signals of machine writing',
          assessed: true,
          confidence: 'low',
          confidence_note: 'Only 73 words: scores of texts under 100 words depend strongly on chance.',
          model_used: true,
          read_as: 'plain',
          word_count: 73,
          coverage: {
            active_signals: 38,
            total_signals: 40,
            words: 73,
          },
          baseline: 14.9,
          fixes: [
            "Cut the stock phrases, or replace each with a fact. See 'plays a crucial role'. One way: 'The harbour is key to the life of the town — serving as a vibrant hub where tradition meets innovation.'",
            "State what is, without first denying what is not. See 'not just'.",
          ],
          fix_details: [
            {
              signal: 'stock_phrases',
              spans: [
                {
                  start: 12,
                  end: 32,
                  text: 'plays a crucial role',
                },
                {
                  start: 20,
                  end: 35,
                  text: 'crucial role in',
                },
                {
                  start: 139,
                  end: 149,
                  text: 'a sense of',
                },
                {
                  start: 271,
                  end: 282,
                  text: 'a testament',
                },
                {
                  start: 273,
                  end: 285,
                  text: 'testament to',
                },
              ],
              alternative: {
                start: 0,
                end: 117,
                text: 'The harbour is key to the life of the town — serving as a vibrant hub where tradition meets innovation.',
              },
            },
            {
              signal: 'negative_parallelism',
              spans: [
                {
                  start: 233,
                  end: 241,
                  text: 'not just',
                },
              ],
            },
          ],
          passages: [
            {
              start: 0,
              end: 481,
              words: 73,
              score: 95.9,
              band: 'high',
              confidence: 'low',
            },
          ],
          mixed: {
            mixed: false,
            elevated_share: 1,
            note: 'Passages were not searched: the text has fewer than 120 words or is not in English.',
          },
          artefacts: [],
          genre: 'expository',
          genre_note: 'Scored as a blog or web article, at standard weights.',
          esl: false,
          language: 'en',
          engine: 'da5cee32.1509b75bd456',
          calibration: {
            false_positive_rate: 0,
            interval: [0, 0.0045],
            n: 850,
            human_percentile: 1,
            distribution: [
              0.1506, 0.3329, 0.2188, 0.1376, 0.0718, 0.0494, 0.0176, 0.0106, 0.0082, 0.0012, 0.0012, 0, 0, 0,
              0, 0, 0, 0, 0, 0,
            ],
            ai_generated: {
              share_below: 1,
              interval: [0.9908, 1],
              n: 413,
              years: [2023, 2026],
            },
          },
          disclaimer:
            'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.',
          signals: [
            {
              name: 'deeper_model',
              score: 1,
              weight: 0.83,
              detail:
                'By its word sequences, the wording model finds this text nearer to AI-generated than to human-written training texts. Nearest to AI-generated: \'commitment to sustainability, ensuring that future\' and "it’s a testament to resilience, collaboration".',
              value: 9.029,
              active: true,
              points: 61.18,
              evidence: [
                {
                  start: 18,
                  end: 32,
                  text: 'a crucial role',
                  log_odds: 0.978,
                },
                {
                  start: 118,
                  end: 149,
                  text: 'Moreover, it fosters a sense of',
                  log_odds: 0.992,
                },
                {
                  start: 228,
                  end: 243,
                  text: 'It’s not just a',
                  log_odds: 1.209,
                },
                {
                  start: 266,
                  end: 311,
                  text: 'it’s a testament to resilience, collaboration',
                  log_odds: 1.375,
                },
                {
                  start: 379,
                  end: 429,
                  text: 'commitment to sustainability, ensuring that future',
                  log_odds: 1.61,
                },
              ],
            },
            {
              name: 'machine_phrasing',
              score: 1,
              weight: 0.713,
              detail:
                "23 phrases are on the list of 1,027 phrases more common in AI-generated training texts, such as 'plays a crucial' and 'a crucial': 12.9 per 100 words by weight (human 0.54, AI 1.47).",
              value: 12.9,
              active: true,
              points: 5.81,
              evidence: [
                {
                  start: 12,
                  end: 27,
                  text: 'plays a crucial',
                },
                {
                  start: 18,
                  end: 27,
                  text: 'a crucial',
                },
                {
                  start: 18,
                  end: 32,
                  text: 'a crucial role',
                },
                {
                  start: 20,
                  end: 32,
                  text: 'crucial role',
                },
                {
                  start: 20,
                  end: 35,
                  text: 'crucial role in',
                },
              ],
            },
            {
              name: 'function_word_profile',
              score: 0.896,
              weight: 0.42,
              detail:
                "20 words are on the list of 121 function words, weighted above 0 for AI-generated and below 0 for human-written texts, such as 'a' and 'where': 1.41 per 100 words by weight (human under 0.03, AI 0.23).",
              value: 1.41,
              active: true,
              points: 2.71,
              evidence: [
                {
                  start: 18,
                  end: 19,
                  text: 'a',
                },
                {
                  start: 70,
                  end: 71,
                  text: 'a',
                },
                {
                  start: 84,
                  end: 89,
                  text: 'where',
                },
                {
                  start: 128,
                  end: 130,
                  text: 'it',
                },
                {
                  start: 139,
                  end: 140,
                  text: 'a',
                },
              ],
            },
          ],
        },
      },
      short: {
        summary: 'Some fields and the three strongest signals, not saved',
        type: 'application/json',
        value: {
          headline:
            'Many signals of machine writing, mostly from the wording as a whole, the mix of small words and fewer words that people favour.',
          score: 68.6,
          band: 'elevated',
          confidence: 'low',
          signals: [
            {
              name: 'deeper_model',
              points: 38.2,
            },
            {
              name: 'function_word_profile',
              points: 5.09,
            },
            {
              name: 'everyday_words',
              points: 2.27,
            },
          ],
          disclaimer:
            'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.',
        },
      },
      markdown: {
        summary: 'Pasted Markdown',
        type: 'application/json',
        value: {
          scan_id: null,
          headline:
            'Many signals of machine writing, mostly from the wording as a whole, the mix of small words and headings with capitals on every word.',
          score: 71.3,
          score_range: [51.9, 85.1],
          band: 'elevated',
          label: 'Many signals of machine writing',
          assessed: true,
          confidence: 'low',
          confidence_note: 'Only 77 words: scores of texts under 100 words depend strongly on chance.',
          model_used: true,
          read_as: 'markdown',
          word_count: 77,
          coverage: {
            active_signals: 39,
            total_signals: 40,
            words: 77,
          },
          baseline: 14.9,
          fixes: ["Capitalise only the first word and the names in headings. See 'Yours, T. Brandt'."],
          fix_details: [
            {
              signal: 'title_case_headings',
              spans: [
                {
                  start: 387,
                  end: 406,
                  text: 'Yours**, [T. Brandt',
                },
              ],
            },
          ],
          passages: [
            {
              start: 2,
              end: 406,
              words: 77,
              score: 71.3,
              band: 'elevated',
              confidence: 'low',
            },
          ],
          mixed: {
            mixed: false,
            elevated_share: 1,
            note: 'Passages were not searched: the text has fewer than 120 words or is not in English.',
          },
          artefacts: [],
          genre: '',
          esl: false,
          language: 'en',
          engine: 'da5cee32.1509b75bd456',
          calibration: {
            false_positive_rate: 0.0017,
            interval: [0.001, 0.0029],
            n: 8024,
            human_percentile: 1,
            distribution: [
              0.0852, 0.2937, 0.2628, 0.1724, 0.0918, 0.0527, 0.0208, 0.0111, 0.0064, 0.0012, 0.0011, 0.0004,
              0.0001, 0.0001, 0, 0, 0, 0, 0, 0,
            ],
            ai_generated: {
              share_below: 0.9415,
              interval: [0.9353, 0.9472],
              n: 5970,
              years: [2022, 2026],
            },
          },
          disclaimer:
            'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.',
          signals: [
            {
              name: 'deeper_model',
              score: 0.988,
              weight: 0.83,
              detail:
                "By its word sequences, the wording model finds this text nearer to AI-generated than to human-written training texts. Nearest to AI-generated: 'ferry leaves at seven and nobody' and 'boats came in, both empty, and'. Nearest to human-written: 'man from the office said that'.",
              value: 4.453,
              active: true,
              points: 38.8,
              evidence: [
                {
                  start: 84,
                  end: 116,
                  text: 'ferry leaves at seven and nobody',
                  log_odds: 1.094,
                },
                {
                  start: 148,
                  end: 169,
                  text: 'The shop was shut, so',
                  log_odds: 0.756,
                },
                {
                  start: 215,
                  end: 245,
                  text: 'boats came in, both empty, and',
                  log_odds: 0.81,
                },
                {
                  start: 250,
                  end: 279,
                  text: 'man from the office said that',
                  log_odds: -0.556,
                },
                {
                  start: 332,
                  end: 365,
                  text: 'deposit back, please, and I still',
                  log_odds: 0.775,
                },
              ],
            },
            {
              name: 'function_word_profile',
              score: 0.94,
              weight: 0.562,
              detail:
                "21 words are on the list of 121 function words, weighted above 0 for AI-generated and below 0 for human-written texts, such as 'down' and 'before': 1.76 per 100 words by weight (human under 0.03, AI 0.23).",
              value: 1.76,
              active: true,
              points: 5.19,
              evidence: [
                {
                  start: 35,
                  end: 39,
                  text: 'down',
                },
                {
                  start: 55,
                  end: 61,
                  text: 'before',
                },
                {
                  start: 72,
                  end: 79,
                  text: 'because',
                },
                {
                  start: 97,
                  end: 99,
                  text: 'at',
                },
                {
                  start: 157,
                  end: 160,
                  text: 'was',
                },
              ],
            },
            {
              name: 'title_case_headings',
              score: 0.946,
              weight: 0.299,
              detail:
                "1 heading or short line of three or more words after the title, at least two thirds of them capitalised, as in 'Yours, T. Brandt': 13 per 1,000 words (human 0.14, AI 0.86).",
              value: 13,
              active: true,
              points: 2.79,
              evidence: [
                {
                  start: 387,
                  end: 406,
                  text: 'Yours**, [T. Brandt',
                },
              ],
            },
          ],
        },
      },
      form: {
        summary: 'A form field, not saved',
        type: 'application/json',
        value: {
          scan_id: null,
          headline:
            'Many signals of machine writing, mostly from the wording as a whole, the mix of small words and fewer words that people favour.',
          score: 68.6,
          score_range: [46.7, 84.5],
          band: 'elevated',
          label: 'Many signals of machine writing',
          assessed: true,
          confidence: 'low',
          confidence_note: 'Only 70 words: scores of texts under 100 words depend strongly on chance.',
          model_used: true,
          read_as: 'plain',
          word_count: 70,
          coverage: {
            active_signals: 38,
            total_signals: 40,
            words: 70,
          },
          baseline: 14.9,
          fixes: [],
          fix_details: [],
          fixes_note:
            'No single phrase causes this score. What changes it is to rewrite whole sentences in your own words, with what only you know: who, where, how many.',
          passages: [
            {
              start: 0,
              end: 358,
              words: 70,
              score: 68.6,
              band: 'elevated',
              confidence: 'low',
            },
          ],
          mixed: {
            mixed: false,
            elevated_share: 1,
            note: 'Passages were not searched: the text has fewer than 120 words or is not in English.',
          },
          artefacts: [],
          genre: '',
          esl: false,
          language: 'en',
          engine: 'da5cee32.1509b75bd456',
          calibration: {
            false_positive_rate: 0.0017,
            interval: [0.001, 0.0029],
            n: 8024,
            human_percentile: 1,
            distribution: [
              0.0852, 0.2937, 0.2628, 0.1724, 0.0918, 0.0527, 0.0208, 0.0111, 0.0064, 0.0012, 0.0011, 0.0004,
              0.0001, 0.0001, 0, 0, 0, 0, 0, 0,
            ],
            ai_generated: {
              share_below: 0.9256,
              interval: [0.9187, 0.932],
              n: 5970,
              years: [2022, 2026],
            },
          },
          disclaimer:
            'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.',
          signals: [
            {
              name: 'deeper_model',
              score: 0.988,
              weight: 0.83,
              detail:
                "By its word sequences, the wording model finds this text nearer to AI-generated than to human-written training texts. Nearest to AI-generated: 'ferry leaves at seven and nobody' and 'boats came in, both empty, and'. Nearest to human-written: 'man from the office said that'.",
              value: 4.38,
              active: true,
              points: 38.2,
              evidence: [
                {
                  start: 59,
                  end: 91,
                  text: 'ferry leaves at seven and nobody',
                  log_odds: 1.108,
                },
                {
                  start: 123,
                  end: 144,
                  text: 'The shop was shut, so',
                  log_odds: 0.766,
                },
                {
                  start: 190,
                  end: 220,
                  text: 'boats came in, both empty, and',
                  log_odds: 0.82,
                },
                {
                  start: 225,
                  end: 254,
                  text: 'man from the office said that',
                  log_odds: -0.605,
                },
                {
                  start: 307,
                  end: 340,
                  text: 'deposit back, please, and I still',
                  log_odds: 0.786,
                },
              ],
            },
            {
              name: 'function_word_profile',
              score: 0.948,
              weight: 0.541,
              detail:
                "21 words are on the list of 121 function words, weighted above 0 for AI-generated and below 0 for human-written texts, such as 'down' and 'before': 1.94 per 100 words by weight (human under 0.03, AI 0.23).",
              value: 1.94,
              active: true,
              points: 5.09,
              evidence: [
                {
                  start: 10,
                  end: 14,
                  text: 'down',
                },
                {
                  start: 30,
                  end: 36,
                  text: 'before',
                },
                {
                  start: 47,
                  end: 54,
                  text: 'because',
                },
                {
                  start: 72,
                  end: 74,
                  text: 'at',
                },
                {
                  start: 132,
                  end: 135,
                  text: 'was',
                },
              ],
            },
            {
              name: 'everyday_words',
              score: 0.796,
              weight: 0.365,
              detail:
                'None of 592 words more common in human-written training texts (human 1.23 per 100 words by weight, AI 0.84).',
              value: 0,
              active: true,
              points: 2.27,
            },
          ],
        },
      },
      file: {
        summary: 'A document',
        type: 'application/json',
        value: {
          scan_id: 'scan_01m8msnvjb7m1ermhyj2r44xd8',
          warnings: [],
          headline:
            'Many signals of machine writing, mostly from the wording as a whole, numbers written as words and the mix of small words.',
          score: 58.3,
          score_range: [37, 76.9],
          band: 'elevated',
          label: 'Many signals of machine writing',
          assessed: true,
          confidence: 'low',
          confidence_note: 'Only 74 words: scores of texts under 100 words depend strongly on chance.',
          model_used: true,
          read_as: 'markdown',
          word_count: 74,
          coverage: {
            active_signals: 38,
            total_signals: 40,
            words: 74,
          },
          baseline: 14.9,
          fixes: [],
          fix_details: [],
          fixes_note:
            'No single phrase causes this score. What changes it is to rewrite whole sentences in your own words, with what only you know: who, where, how many.',
          passages: [
            {
              start: 0,
              end: 381,
              words: 74,
              score: 58.3,
              band: 'elevated',
              confidence: 'low',
            },
          ],
          mixed: {
            mixed: false,
            elevated_share: 1,
            note: 'Passages were not searched: the text has fewer than 120 words or is not in English.',
          },
          artefacts: [],
          genre: '',
          genre_note:
            'Scored as written in a second language: formality signals count for less, since learners are taught to write formally.',
          esl: true,
          language: 'en',
          engine: 'da5cee32.1509b75bd456',
          calibration: {
            false_positive_rate: 0.0017,
            interval: [0.001, 0.0029],
            n: 8024,
            human_percentile: 0.9996,
            distribution: [
              0.0852, 0.2937, 0.2628, 0.1724, 0.0918, 0.0527, 0.0208, 0.0111, 0.0064, 0.0012, 0.0011, 0.0004,
              0.0001, 0.0001, 0, 0, 0, 0, 0, 0,
            ],
            ai_generated: {
              share_below: 0.8487,
              interval: [0.8394, 0.8576],
              n: 5970,
              years: [2022, 2026],
            },
          },
          disclaimer:
            'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.',
          signals: [
            {
              name: 'deeper_model',
              score: 0.986,
              weight: 0.83,
              detail:
                "By its word sequences, the wording model finds this text nearer to AI-generated than to human-written training texts. Nearest to AI-generated: 'ferry leaves at seven and nobody' and 'boats came in, both empty, and'. Nearest to human-written: 'man from the office said that'.",
              value: 4.254,
              active: true,
              points: 36.45,
              evidence: [
                {
                  start: 82,
                  end: 114,
                  text: 'ferry leaves at seven and nobody',
                  log_odds: 1.093,
                },
                {
                  start: 146,
                  end: 167,
                  text: 'The shop was shut, so',
                  log_odds: 0.754,
                },
                {
                  start: 213,
                  end: 243,
                  text: 'boats came in, both empty, and',
                  log_odds: 0.811,
                },
                {
                  start: 248,
                  end: 277,
                  text: 'man from the office said that',
                  log_odds: -0.564,
                },
                {
                  start: 330,
                  end: 363,
                  text: 'deposit back, please, and I still',
                  log_odds: 0.778,
                },
              ],
            },
            {
              name: 'spelled_numbers',
              score: 0.829,
              weight: 0.319,
              detail:
                "2 words are on the list of 33 number words, such as 'seven' and 'Two': 27 per 1,000 words (human 2.98, AI 3.04).",
              value: 27,
              active: true,
              points: 2.17,
              evidence: [
                {
                  start: 98,
                  end: 103,
                  text: 'seven',
                },
                {
                  start: 209,
                  end: 212,
                  text: 'Two',
                },
              ],
            },
            {
              name: 'function_word_profile',
              score: 0.944,
              weight: 0.22,
              detail:
                "21 words are on the list of 121 function words, weighted above 0 for AI-generated and below 0 for human-written texts, such as 'down' and 'before': 1.84 per 100 words by weight (human under 0.03, AI 0.23).",
              value: 1.84,
              active: true,
              points: 2.01,
              evidence: [
                {
                  start: 33,
                  end: 37,
                  text: 'down',
                },
                {
                  start: 53,
                  end: 59,
                  text: 'before',
                },
                {
                  start: 70,
                  end: 77,
                  text: 'because',
                },
                {
                  start: 95,
                  end: 97,
                  text: 'at',
                },
                {
                  start: 155,
                  end: 158,
                  text: 'was',
                },
              ],
            },
          ],
        },
      },
      plain: {
        summary: 'The text as the whole body',
        type: 'application/json',
        value: {
          scan_id: 'scan_01m8msnvky6p9jfy51a4dtp8c4',
          headline:
            'Many signals of machine writing, mostly from the wording as a whole, the mix of small words and fewer words that people favour.',
          score: 68.6,
          score_range: [46.7, 84.5],
          band: 'elevated',
          label: 'Many signals of machine writing',
          assessed: true,
          confidence: 'low',
          confidence_note: 'Only 70 words: scores of texts under 100 words depend strongly on chance.',
          model_used: true,
          read_as: 'plain',
          word_count: 70,
          coverage: {
            active_signals: 38,
            total_signals: 40,
            words: 70,
          },
          baseline: 14.9,
          fixes: [],
          fix_details: [],
          fixes_note:
            'No single phrase causes this score. What changes it is to rewrite whole sentences in your own words, with what only you know: who, where, how many.',
          passages: [
            {
              start: 0,
              end: 358,
              words: 70,
              score: 68.6,
              band: 'elevated',
              confidence: 'low',
            },
          ],
          mixed: {
            mixed: false,
            elevated_share: 1,
            note: 'Passages were not searched: the text has fewer than 120 words or is not in English.',
          },
          artefacts: [],
          genre: '',
          esl: false,
          language: 'en',
          engine: 'da5cee32.1509b75bd456',
          calibration: {
            false_positive_rate: 0.0017,
            interval: [0.001, 0.0029],
            n: 8024,
            human_percentile: 1,
            distribution: [
              0.0852, 0.2937, 0.2628, 0.1724, 0.0918, 0.0527, 0.0208, 0.0111, 0.0064, 0.0012, 0.0011, 0.0004,
              0.0001, 0.0001, 0, 0, 0, 0, 0, 0,
            ],
            ai_generated: {
              share_below: 0.9256,
              interval: [0.9187, 0.932],
              n: 5970,
              years: [2022, 2026],
            },
          },
          disclaimer:
            'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.',
          signals: [
            {
              name: 'deeper_model',
              score: 0.988,
              weight: 0.83,
              detail:
                "By its word sequences, the wording model finds this text nearer to AI-generated than to human-written training texts. Nearest to AI-generated: 'ferry leaves at seven and nobody' and 'boats came in, both empty, and'. Nearest to human-written: 'man from the office said that'.",
              value: 4.38,
              active: true,
              points: 38.2,
              evidence: [
                {
                  start: 59,
                  end: 91,
                  text: 'ferry leaves at seven and nobody',
                  log_odds: 1.108,
                },
                {
                  start: 123,
                  end: 144,
                  text: 'The shop was shut, so',
                  log_odds: 0.766,
                },
                {
                  start: 190,
                  end: 220,
                  text: 'boats came in, both empty, and',
                  log_odds: 0.82,
                },
                {
                  start: 225,
                  end: 254,
                  text: 'man from the office said that',
                  log_odds: -0.605,
                },
                {
                  start: 307,
                  end: 340,
                  text: 'deposit back, please, and I still',
                  log_odds: 0.786,
                },
              ],
            },
            {
              name: 'function_word_profile',
              score: 0.948,
              weight: 0.541,
              detail:
                "21 words are on the list of 121 function words, weighted above 0 for AI-generated and below 0 for human-written texts, such as 'down' and 'before': 1.94 per 100 words by weight (human under 0.03, AI 0.23).",
              value: 1.94,
              active: true,
              points: 5.09,
              evidence: [
                {
                  start: 10,
                  end: 14,
                  text: 'down',
                },
                {
                  start: 30,
                  end: 36,
                  text: 'before',
                },
                {
                  start: 47,
                  end: 54,
                  text: 'because',
                },
                {
                  start: 72,
                  end: 74,
                  text: 'at',
                },
                {
                  start: 132,
                  end: 135,
                  text: 'was',
                },
              ],
            },
            {
              name: 'everyday_words',
              score: 0.796,
              weight: 0.365,
              detail:
                'None of 592 words more common in human-written training texts (human 1.23 per 100 words by weight, AI 0.84).',
              value: 0,
              active: true,
              points: 2.27,
            },
          ],
        },
      },
      bytes: {
        summary: 'A document as the raw body, named by X-Filename',
        type: 'application/json',
        value: {
          scan_id: 'scan_01m8msnvmy0hxnxka7hzr7ej9r',
          warnings: [],
          headline:
            'Many signals of machine writing, mostly from the wording as a whole, the mix of small words and fewer words that people favour.',
          score: 68.6,
          score_range: [46.7, 84.5],
          band: 'elevated',
          label: 'Many signals of machine writing',
          assessed: true,
          confidence: 'low',
          confidence_note: 'Only 70 words: scores of texts under 100 words depend strongly on chance.',
          model_used: true,
          read_as: 'plain',
          word_count: 70,
          coverage: {
            active_signals: 38,
            total_signals: 40,
            words: 70,
          },
          baseline: 14.9,
          fixes: [],
          fix_details: [],
          fixes_note:
            'No single phrase causes this score. What changes it is to rewrite whole sentences in your own words, with what only you know: who, where, how many.',
          passages: [
            {
              start: 0,
              end: 358,
              words: 70,
              score: 68.6,
              band: 'elevated',
              confidence: 'low',
            },
          ],
          mixed: {
            mixed: false,
            elevated_share: 1,
            note: 'Passages were not searched: the text has fewer than 120 words or is not in English.',
          },
          artefacts: [],
          genre: '',
          esl: false,
          language: 'en',
          engine: 'da5cee32.1509b75bd456',
          calibration: {
            false_positive_rate: 0.0017,
            interval: [0.001, 0.0029],
            n: 8024,
            human_percentile: 1,
            distribution: [
              0.0852, 0.2937, 0.2628, 0.1724, 0.0918, 0.0527, 0.0208, 0.0111, 0.0064, 0.0012, 0.0011, 0.0004,
              0.0001, 0.0001, 0, 0, 0, 0, 0, 0,
            ],
            ai_generated: {
              share_below: 0.9256,
              interval: [0.9187, 0.932],
              n: 5970,
              years: [2022, 2026],
            },
          },
          disclaimer:
            'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.',
          signals: [
            {
              name: 'deeper_model',
              score: 0.988,
              weight: 0.83,
              detail:
                "By its word sequences, the wording model finds this text nearer to AI-generated than to human-written training texts. Nearest to AI-generated: 'ferry leaves at seven and nobody' and 'boats came in, both empty, and'. Nearest to human-written: 'man from the office said that'.",
              value: 4.38,
              active: true,
              points: 38.2,
              evidence: [
                {
                  start: 59,
                  end: 91,
                  text: 'ferry leaves at seven and nobody',
                  log_odds: 1.108,
                },
                {
                  start: 123,
                  end: 144,
                  text: 'The shop was shut, so',
                  log_odds: 0.766,
                },
                {
                  start: 190,
                  end: 220,
                  text: 'boats came in, both empty, and',
                  log_odds: 0.82,
                },
                {
                  start: 225,
                  end: 254,
                  text: 'man from the office said that',
                  log_odds: -0.605,
                },
                {
                  start: 307,
                  end: 340,
                  text: 'deposit back, please, and I still',
                  log_odds: 0.786,
                },
              ],
            },
            {
              name: 'function_word_profile',
              score: 0.948,
              weight: 0.541,
              detail:
                "21 words are on the list of 121 function words, weighted above 0 for AI-generated and below 0 for human-written texts, such as 'down' and 'before': 1.94 per 100 words by weight (human under 0.03, AI 0.23).",
              value: 1.94,
              active: true,
              points: 5.09,
              evidence: [
                {
                  start: 10,
                  end: 14,
                  text: 'down',
                },
                {
                  start: 30,
                  end: 36,
                  text: 'before',
                },
                {
                  start: 47,
                  end: 54,
                  text: 'because',
                },
                {
                  start: 72,
                  end: 74,
                  text: 'at',
                },
                {
                  start: 132,
                  end: 135,
                  text: 'was',
                },
              ],
            },
            {
              name: 'everyday_words',
              score: 0.796,
              weight: 0.365,
              detail:
                'None of 592 words more common in human-written training texts (human 1.23 per 100 words by weight, AI 0.84).',
              value: 0,
              active: true,
              points: 2.27,
            },
          ],
        },
      },
    },
  },
  scanBatch: {
    path: {},
    examples: {
      lines: {
        summary: 'Two texts, one of them empty',
        type: 'application/x-ndjson',
        value:
          ' {"index":0,"id":"a","status":200,"result":{"scan_id":null,"headline":"Many signals of machine writing, mostly from the wording as a whole, the mix of small words and fewer words that people favour.","score":68.6,"score_range":[46.7,84.5],"band":"elevated","label":"Many signals of machine writing","assessed":true,"confidence":"low","confidence_note":"Only 70 words: scores of texts under 100 words depend strongly on chance.","model_used":true,"read_as":"plain","word_count":70,"coverage":{"active_signals":38,"total_signals":40,"words":70},"baseline":14.9,"fixes":[],"fix_details":[],"fixes_note":"No single phrase causes this score. What changes it is to rewrite whole sentences in your own words, with what only you know: who, where, how many.","passages":[{"start":0,"end":358,"words":70,"score":68.6,"band":"elevated","confidence":"low"}],"mixed":{"mixed":false,"elevated_share":1,"note":"Passages were not searched: the text has fewer than 120 words or is not in English."},"artefacts":[],"genre":"","esl":false,"language":"en","engine":"da5cee32.1509b75bd456","calibration":{"false_positive_rate":0.0017,"interval":[0.001,0.0029],"n":8024,"human_percentile":1,"distribution":[0.0852,0.2937,0\n…',
      },
    },
  },
  extract: {
    path: {},
    examples: {
      file: {
        summary: 'A Markdown document',
        type: 'application/json',
        value: {
          filename: 'notes.md',
          text: 'Notes\n\nThe pier is closed on Mondays.',
          kind: 'markdown',
          title: null,
          chars: 37,
          words: 7,
          warnings: [],
          html: '<h1>Notes</h1><p>The pier is <strong>closed</strong> on Mondays.</p><pre><code>not prose</code></pre>',
        },
      },
    },
  },
  fetchUrl: {
    path: {},
    examples: {
      page: {
        summary: 'A public page',
        type: 'application/json',
        value: {
          url: 'http://example.com/article',
          final_url: 'http://example.com/article',
          content_type: 'text/html',
          text: 'The pier\n\nNobody met us at the pier. The shop was shut and the last boat had gone.',
          kind: 'html',
          title: 'The pier',
          chars: 82,
          words: 18,
          warnings: [
            'The main content of the page could not be identified, so the whole page was extracted.',
          ],
        },
      },
    },
  },
  cleanup: {
    path: {},
    examples: {
      text: {
        summary: 'Quotes, a dash and an ellipsis',
        type: 'application/json',
        value: {
          id: 'cln_01m8msnwgrbyk72emwr7sv33mt',
          mode: 'light',
          read_as: 'plain',
          output_text: '"It\'s closed" - so we waited...',
          changes: {
            'smart quotes': 3,
            'em/en dash': 1,
            'ellipsis glyph': 1,
          },
          total_changes: 5,
          chars_in: 29,
          chars_out: 31,
        },
      },
      contractions: {
        summary: 'With everyday contractions, not saved',
        type: 'application/json',
        value: {
          id: null,
          mode: 'light',
          read_as: 'plain',
          output_text: "We don't know why it's shut.",
          changes: {
            contractions: 2,
          },
          total_changes: 2,
          chars_in: 30,
          chars_out: 28,
        },
      },
      plain: {
        summary: 'The text as the whole body',
        type: 'application/json',
        value: {
          id: 'cln_01m8msnwke3qh5pdahy1dvzhr5',
          mode: 'light',
          read_as: 'plain',
          output_text: "'Closed' - until May...",
          changes: {
            'smart quotes': 2,
            'em/en dash': 1,
            'ellipsis glyph': 1,
          },
          total_changes: 4,
          chars_in: 21,
          chars_out: 23,
        },
      },
    },
  },
  cleanupFile: {
    path: {},
    examples: {
      file: {
        summary: 'A text file',
        type: 'text/plain',
        value: '"Closed" - until May...\n',
      },
      edits: {
        summary: 'A text file with an accepted rewrite',
        type: 'text/plain',
        value: 'Visitors use the pier - daily.\n',
      },
    },
  },
  rewrite: {
    path: {},
    examples: {
      sentence: {
        summary: 'One sentence, as NDJSON',
        type: 'application/x-ndjson',
        value:
          ' {"event":"rewrite","id":"s1","text":"The pier is key to the town.","changed":true,"edits":[{"kind":"empty_opener","before":"It is important to note that the","after":"The","reason":"the opening announces the sentence and adds nothing"},{"kind":"inflated_role","before":"plays a crucial role in","after":"is key to","reason":"the verb says the same as \\"plays a role in\\""}],"kept":{"numbers":0,"names":0,"negations":0,"quotes":0,"links":0}}\n{"event":"done","sentences":1,"rewritten":1,"unchanged":0,"declined":0,"score_before":null,"score_after":null,"score_raised":false,"ms":89.1}\n',
      },
    },
  },
  report: {
    path: {},
    examples: {
      result: {
        summary: 'The minimal result that a report needs, shared for 30 days',
        type: 'application/json',
        value: {
          report_id: 'rep_01m8msnx7jec497drzv7zg3x0z',
          title: 'Harbour, second draft',
          created_at: '2026-11-29T23:19:10.834Z',
          html: '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;sha256-s/buFPKbHBqQE9h65GXTQcVxmQCqKN9V9n0KJJSxxNU=&#39;; font-src data:; base-uri &#39;none&#39;; form-action &#39;none&#39;">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n<meta name="color-scheme" content="light dark">\n<title>Few signals of machine writing. · Telltale report</title>\n<style>@font-face{font-family:Literata;src:url(data:font/woff2;base64,d09GMgABAAAAAG4gABcAAAAA9hQAAG2lAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGoE0G4GhZhxaP0hWQVKCQj9NVkFSRAZgP1NUQVRsJxoAhB4vJBEICoGieP8eC4NSADCBgGYBNgIkA4cGBCAFhHgHIAwHFyQYhmYb1uA1srlLDUtvVl03P73BQbMDtbuVPoSqgcwMBhsHAAX92rL//5ykMsa2V/u4AKpaxaKMhMzAhptaVQlb9VHkPlcVCrX2Uo9yr2PuNXCKLMpCtURdaHdwLp5CewaJ1golDGS31/xOC9lS3un4Vd0tGE46KYPJYrFYd6gqPEgasWJ9zhMdVzMSS4ZpomGTK7ASG2d8vdox/+IFvb0rnAqMMVpbN/nq8o/TcPCkI4ksMsuUnO85tlHBtYf6vFVg7HqIqrFOvT78/7b+1z7U4aCNo4AikQYiNkYUMSM2KiYqHCZSbz/nRusU4/OpU2HM9Kvbqb7uvxwC+bqeKnk9syDUf2GfwBPEI+TJAD+3/sGKJctiG6tmowZrtgHbGDEyBAsFA0QUPBXRU0ysExPjPD1FOYw7q7FQ74z8Zt59ROCf7y923v+0SzsTZVsUQuAlYnd/pv2/hCQEAgE\n…',
          text: 'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it. Read the passages and their evidence yourself, talk with the writer, and ask for drafts. Base no decision about a person on a score.\nThe page “How often is it wrong?” of the service (/accuracy) has the error rates by kind of text.\n\nText scan (2026-11-29T23:19:10.834Z)\n====================================\n\nThis result was changed or does not come from this service. The report shows its recognised fields, and nothing in it was verified.\n\nFew signals of machine writing.\n\nScore       12 of 100 (low) [###.................]\nConfidence  moderate\n            How often human-written texts of this kind and length score like this has not been\n            measured.\n\nAbout this scan\n  The text has 240 words.\n\nReport rep_01m8msnx7jec497drzv7zg3x0z. This text is not signed.\n\nAdded by the person who made this report, not checked by the service\nTitle: Harbour, second draft\n',
          signature: null,
          share: {
            token:
              'NZ33uoGM-ZPyyZ4mhduBLKx2lC0vcwdB664kIlBsM5aWeGwLUoWB2UVi9GWsH82T348oGfOle6fegBt39PBoOzHiBHEzBYMkcqQmBHFeWtul1Q',
            url: '/shared/NZ33uoGM-ZPyyZ4mhduBLKx2lC0vcwdB664kIlBsM5aWeGwLUoWB2UVi9GWsH82T348oGfOle6fegBt39PBoOzHiBHEzBYMkcqQmBHFeWtul1Q',
            expires_at: '2026-12-29T23:19:10.834Z',
          },
        },
      },
    },
  },
  feedback: {
    path: {},
    examples: {
      right: {
        summary: 'A result that fits',
        type: 'application/json',
        value: {
          received: true,
          feedback_id: 'fb_01m8msnxgkfmxbspwag5m17jng',
        },
      },
    },
  },
  image: {
    path: {},
    examples: {
      file: {
        summary: 'An image of one pixel',
        type: 'application/json',
        value: {
          id: 'img_01m8msp0nv9pyr0e8trw335wj4',
          provenance: {
            declared: false,
            mode: null,
            generator: 'GIMP',
            source_type: null,
            c2pa: null,
            fields: [
              {
                layer: 'png',
                name: 'Software',
                place: 'PNG chunk tEXt "Software" at byte 33',
                value: 'GIMP',
                cut: false,
              },
            ],
            evidence: [
              'PNG chunk tEXt "Software" at byte 33 names a tool, "GIMP", which declares nothing about AI.',
            ],
            image: {
              format: 'png',
              bytes: 92,
              width: 1,
              height: 1,
            },
            degraded: null,
            warnings: [],
            disclaimer:
              'This shows what the file itself declares. Anyone can write or remove such declarations: a picture without one may still be AI-generated, and the absence of a declaration is not evidence that a person made it.',
          },
          injection: {
            instruction_density: 0,
            band: null,
            confidence: 'None: the image has too little text to score.',
            leading_read: 'instruction_text',
            reads: [
              {
                name: 'instruction_text',
                score: 0.005,
                detail: 'No text here is phrased as an instruction to a model.',
                value: {
                  source: 'PNG chunk tEXt "Software" at byte 33',
                  text: 'GIMP',
                  sha256: 'bd300cc057883a1904e074cadad932d9033216176d811a53542d38085f99346e',
                  chars: 4,
                },
                others: [],
                count: 1,
                region: null,
                active: true,
              },
              {
                name: 'hidden_text',
                score: 0,
                detail: 'Nothing was found here.',
                value: {
                  source: 'none',
                  text: '',
                  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                  chars: 0,
                },
                others: [],
                count: 0,
                region: null,
                active: false,
              },
              {
                name: 'smuggled_text',
                score: 0,
                detail: 'Nothing was found here.',
                value: {
                  source: 'none',
                  text: '',
                  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                  chars: 0,
                },
                others: [],
                count: 0,
                region: null,
                active: false,
              },
              {
                name: 'filename_text',
                score: 0,
                detail: 'No text here is phrased as an instruction to a model.',
                value: {
                  source: 'filename',
                  text: 'pixel.png',
                  sha256: 'cffe987a68621ab4b28df87a1421bf260e9b22312ac89fa0681c2d935f83923f',
                  chars: 9,
                },
                others: [],
                count: 1,
                region: null,
                active: true,
              },
              {
                name: 'alt_text',
                score: 0,
                detail: 'Nothing was found here.',
                value: {
                  source: 'none',
                  text: '',
                  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                  chars: 0,
                },
                others: [],
                count: 0,
                region: null,
                active: false,
              },
              {
                name: 'metadata_text',
                score: 0.005,
                detail: 'No text here is phrased as an instruction to a model.',
                value: {
                  source: 'PNG chunk tEXt "Software" at byte 33',
                  text: 'GIMP',
                  sha256: 'bd300cc057883a1904e074cadad932d9033216176d811a53542d38085f99346e',
                  chars: 4,
                },
                others: [],
                count: 1,
                region: null,
                active: true,
              },
              {
                name: 'svg_text',
                score: 0,
                detail: 'Nothing was found here.',
                value: {
                  source: 'none',
                  text: '',
                  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                  chars: 0,
                },
                others: [],
                count: 0,
                region: null,
                active: false,
              },
              {
                name: 'trailing_text',
                score: 0,
                detail: 'Nothing was found here.',
                value: {
                  source: 'none',
                  text: '',
                  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                  chars: 0,
                },
                others: [],
                count: 0,
                region: null,
                active: false,
              },
              {
                name: 'qr_text',
                score: 0,
                detail: 'Nothing was found here.',
                value: {
                  source: 'none',
                  text: '',
                  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                  chars: 0,
                },
                others: [],
                count: 0,
                region: null,
                active: false,
              },
              {
                name: 'stealth_text',
                score: 0,
                detail: 'Nothing was found here.',
                value: {
                  source: 'none',
                  text: '',
                  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                  chars: 0,
                },
                others: [],
                count: 0,
                region: null,
                active: false,
              },
              {
                name: 'printed_text',
                score: 0,
                detail: 'This was not read, so what it contains is not known.',
                value: {
                  source: 'none',
                  text: '',
                  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                  chars: 0,
                },
                others: [],
                count: 0,
                region: null,
                active: false,
              },
            ],
            image: {
              format: 'png',
              bytes: 92,
              width: 1,
              height: 1,
            },
            layers_read: ['filename', 'png', 'pixels', 'codes', 'hidden_bits'],
            degraded: null,
            abstained: true,
            disclaimer:
              'This is a signal about text found in the image, not a verdict about the image or about any person. A low score is no all-clear.',
          },
        },
      },
    },
  },
  scanImage: {
    path: {},
    examples: {
      file: {
        summary: 'An image of one pixel',
        type: 'application/json',
        value: {
          declared: false,
          mode: null,
          generator: 'GIMP',
          source_type: null,
          c2pa: null,
          fields: [
            {
              layer: 'png',
              name: 'Software',
              place: 'PNG chunk tEXt "Software" at byte 33',
              value: 'GIMP',
              cut: false,
            },
          ],
          evidence: [
            'PNG chunk tEXt "Software" at byte 33 names a tool, "GIMP", which declares nothing about AI.',
          ],
          image: {
            format: 'png',
            bytes: 92,
            width: 1,
            height: 1,
          },
          degraded: null,
          warnings: [],
          disclaimer:
            'This shows what the file itself declares. Anyone can write or remove such declarations: a picture without one may still be AI-generated, and the absence of a declaration is not evidence that a person made it.',
        },
      },
    },
  },
  injectionImage: {
    path: {},
    examples: {
      file: {
        summary: 'An image of one pixel',
        type: 'application/json',
        value: {
          instruction_density: 0,
          band: null,
          confidence: 'None: the image has too little text to score.',
          leading_read: 'instruction_text',
          reads: [
            {
              name: 'instruction_text',
              score: 0.005,
              detail: 'No text here is phrased as an instruction to a model.',
              value: {
                source: 'PNG chunk tEXt "Software" at byte 33',
                text: 'GIMP',
                sha256: 'bd300cc057883a1904e074cadad932d9033216176d811a53542d38085f99346e',
                chars: 4,
              },
              others: [],
              count: 1,
              region: null,
              active: true,
            },
            {
              name: 'hidden_text',
              score: 0,
              detail: 'Nothing was found here.',
              value: {
                source: 'none',
                text: '',
                sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                chars: 0,
              },
              others: [],
              count: 0,
              region: null,
              active: false,
            },
            {
              name: 'smuggled_text',
              score: 0,
              detail: 'Nothing was found here.',
              value: {
                source: 'none',
                text: '',
                sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                chars: 0,
              },
              others: [],
              count: 0,
              region: null,
              active: false,
            },
            {
              name: 'filename_text',
              score: 0,
              detail: 'No text here is phrased as an instruction to a model.',
              value: {
                source: 'filename',
                text: 'pixel.png',
                sha256: 'cffe987a68621ab4b28df87a1421bf260e9b22312ac89fa0681c2d935f83923f',
                chars: 9,
              },
              others: [],
              count: 1,
              region: null,
              active: true,
            },
            {
              name: 'alt_text',
              score: 0,
              detail: 'Nothing was found here.',
              value: {
                source: 'none',
                text: '',
                sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                chars: 0,
              },
              others: [],
              count: 0,
              region: null,
              active: false,
            },
            {
              name: 'metadata_text',
              score: 0.005,
              detail: 'No text here is phrased as an instruction to a model.',
              value: {
                source: 'PNG chunk tEXt "Software" at byte 33',
                text: 'GIMP',
                sha256: 'bd300cc057883a1904e074cadad932d9033216176d811a53542d38085f99346e',
                chars: 4,
              },
              others: [],
              count: 1,
              region: null,
              active: true,
            },
            {
              name: 'svg_text',
              score: 0,
              detail: 'Nothing was found here.',
              value: {
                source: 'none',
                text: '',
                sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                chars: 0,
              },
              others: [],
              count: 0,
              region: null,
              active: false,
            },
            {
              name: 'trailing_text',
              score: 0,
              detail: 'Nothing was found here.',
              value: {
                source: 'none',
                text: '',
                sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                chars: 0,
              },
              others: [],
              count: 0,
              region: null,
              active: false,
            },
            {
              name: 'qr_text',
              score: 0,
              detail: 'Nothing was found here.',
              value: {
                source: 'none',
                text: '',
                sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                chars: 0,
              },
              others: [],
              count: 0,
              region: null,
              active: false,
            },
            {
              name: 'stealth_text',
              score: 0,
              detail: 'Nothing was found here.',
              value: {
                source: 'none',
                text: '',
                sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                chars: 0,
              },
              others: [],
              count: 0,
              region: null,
              active: false,
            },
            {
              name: 'printed_text',
              score: 0,
              detail: 'This was not read, so what it contains is not known.',
              value: {
                source: 'none',
                text: '',
                sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                chars: 0,
              },
              others: [],
              count: 0,
              region: null,
              active: false,
            },
          ],
          image: {
            format: 'png',
            bytes: 92,
            width: 1,
            height: 1,
          },
          layers_read: ['filename', 'png', 'pixels', 'codes', 'hidden_bits'],
          degraded: null,
          abstained: true,
          disclaimer:
            'This is a signal about text found in the image, not a verdict about the image or about any person. A low score is no all-clear.',
        },
      },
    },
  },
  mcp: {
    path: {},
    examples: {
      cleanup_text: {
        summary: 'Call a tool',
        type: 'application/json',
        value: {
          jsonrpc: '2.0',
          id: 1,
          result: {
            content: [
              {
                type: 'text',
                text: '"Closed" - until May...',
              },
            ],
            structuredContent: {
              id: null,
              mode: 'light',
              read_as: 'plain',
              output_text: '"Closed" - until May...',
              changes: {
                'smart quotes': 2,
                'em/en dash': 1,
                'ellipsis glyph': 1,
              },
              total_changes: 4,
              chars_in: 21,
              chars_out: 23,
            },
          },
        },
      },
    },
  },
  createSession: {
    path: {},
    examples: {
      credentials: {
        summary: 'A name and its password',
        type: 'application/json',
        value: {
          account: 'ada',
          plan: 'free',
        },
      },
    },
  },
  createKey: {
    path: {},
    examples: {
      read: {
        summary: 'A key for a script that only scans',
        type: 'application/json',
        value: {
          key: 'at_sk_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
          id: 'key_QwpCcQbB33RWv8WS',
          label: 'nightly check',
          scope: 'read',
          last4: 'bUcA',
          created_at: '2026-11-29T23:19:14.546Z',
          expires_at: null,
        },
      },
    },
  },
  listScans: {
    path: {},
    examples: {
      call: {
        summary: 'List saved scans, newest first',
        type: 'application/json',
        value: {
          items: [
            {
              id: 'scan_01m8msnvmy0hxnxka7hzr7ej9r',
              title: 'letter.txt',
              created_at: '2026-11-29T23:19:09.214Z',
              preview:
                'We walked down to the harbour before breakfast because the ferry leaves at seven and nobody trusts the timetable in March. The shop was shut, so I ate the last…',
              headline:
                'Many signals of machine writing, mostly from the wording as a whole, the mix of small words and fewer words that people favour.',
              assessed: true,
              score: 68.6,
              band: 'elevated',
              mixed: {
                mixed: false,
                elevated_share: 1,
                note: 'Passages were not searched: the text has fewer than 120 words or is not in English.',
              },
              word_count: 70,
              genre: '',
              parent_scan_id: null,
            },
            {
              id: 'scan_01m8msnvky6p9jfy51a4dtp8c4',
              title: null,
              created_at: '2026-11-29T23:19:09.182Z',
              preview:
                'We walked down to the harbour before breakfast because the ferry leaves at seven and nobody trusts the timetable in March. The shop was shut, so I ate the last…',
              headline:
                'Many signals of machine writing, mostly from the wording as a whole, the mix of small words and fewer words that people favour.',
              assessed: true,
              score: 68.6,
              band: 'elevated',
              mixed: {
                mixed: false,
                elevated_share: 1,
                note: 'Passages were not searched: the text has fewer than 120 words or is not in English.',
              },
              word_count: 70,
              genre: '',
              parent_scan_id: null,
            },
            {
              id: 'scan_01m8msnvjb7m1ermhyj2r44xd8',
              title: 'letter.md',
              created_at: '2026-11-29T23:19:09.131Z',
              preview:
                'To the harbour office We walked down to the harbour before breakfast because the ferry leaves at seven and nobody trusts the timetable in March. The shop was sh…',
              headline:
                'Many signals of machine writing, mostly from the wording as a whole, numbers written as words and the mix of small words.',
              assessed: true,
              score: 58.3,
              band: 'elevated',
              mixed: {
                mixed: false,
                elevated_share: 1,
                note: 'Passages were not searched: the text has fewer than 120 words or is not in English.',
              },
              word_count: 74,
              genre: '',
              parent_scan_id: null,
            },
            {
              id: 'scan_01m8msntea43qb2n4kgwsxr5j4',
              title: 'Harbour, first draft',
              created_at: '2026-11-29T23:19:07.978Z',
              preview:
                'The harbour plays a crucial role in the life of the town — serving as a vibrant hub where tradition meets innovation. Moreover, it fosters a sense of community,…',
              headline:
                'Strong signals of machine writing, mostly from the wording as a whole, words and phrases that AI models favour and the mix of small words.',
              assessed: true,
              score: 95.9,
              band: 'high',
              mixed: {
                mixed: false,
                elevated_share: 1,
                note: 'Passages were not searched: the text has fewer than 120 words or is not in English.',
              },
              word_count: 73,
              genre: 'expository',
              parent_scan_id: null,
            },
          ],
          total: 4,
          limit: 50,
          offset: 0,
          next: null,
        },
      },
    },
  },
  listCleanups: {
    path: {},
    examples: {
      call: {
        summary: 'List saved cleanups, newest first',
        type: 'application/json',
        value: {
          items: [
            {
              id: 'cln_01m8msnwke3qh5pdahy1dvzhr5',
              title: null,
              created_at: '2026-11-29T23:19:10.190Z',
              preview: "'Closed' - until May...",
              mode: 'light',
              total_changes: 4,
              chars_in: 21,
              chars_out: 23,
            },
            {
              id: 'cln_01m8msnwgrbyk72emwr7sv33mt',
              title: 'Note',
              created_at: '2026-11-29T23:19:10.104Z',
              preview: '"It\'s closed" - so we waited...',
              mode: 'light',
              total_changes: 5,
              chars_in: 29,
              chars_out: 31,
            },
          ],
          total: 2,
          limit: 50,
          offset: 0,
          next: null,
        },
      },
    },
  },
  listReports: {
    path: {},
    examples: {
      call: {
        summary: 'List saved reports, newest first',
        type: 'application/json',
        value: {
          items: [
            {
              id: 'rep_01m8msnx7jec497drzv7zg3x0z',
              title: 'Harbour, second draft',
              created_at: '2026-11-29T23:19:10.834Z',
              share: {
                token:
                  'NZ33uoGM-ZPyyZ4mhduBLKx2lC0vcwdB664kIlBsM5aWeGwLUoWB2UVi9GWsH82T348oGfOle6fegBt39PBoOzHiBHEzBYMkcqQmBHFeWtul1Q',
                url: '/shared/NZ33uoGM-ZPyyZ4mhduBLKx2lC0vcwdB664kIlBsM5aWeGwLUoWB2UVi9GWsH82T348oGfOle6fegBt39PBoOzHiBHEzBYMkcqQmBHFeWtul1Q',
                expires_at: '2026-12-29T23:19:10.834Z',
              },
            },
          ],
          total: 1,
          limit: 50,
          offset: 0,
          next: null,
        },
      },
    },
  },
  getReport: {
    path: {
      report_id: 'rep_01m8msnx7jec497drzv7zg3x0z',
    },
    examples: {
      call: {
        summary: 'Fetch a saved report',
        type: 'application/json',
        value: {
          report_id: 'rep_01m8msnx7jec497drzv7zg3x0z',
          title: 'Harbour, second draft',
          created_at: '2026-11-29T23:19:10.834Z',
          html: '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;sha256-s/buFPKbHBqQE9h65GXTQcVxmQCqKN9V9n0KJJSxxNU=&#39;; font-src data:; base-uri &#39;none&#39;; form-action &#39;none&#39;">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n<meta name="color-scheme" content="light dark">\n<title>Few signals of machine writing. · Telltale report</title>\n<style>@font-face{font-family:Literata;src:url(data:font/woff2;base64,d09GMgABAAAAAG4gABcAAAAA9hQAAG2lAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGoE0G4GhZhxaP0hWQVKCQj9NVkFSRAZgP1NUQVRsJxoAhB4vJBEICoGieP8eC4NSADCBgGYBNgIkA4cGBCAFhHgHIAwHFyQYhmYb1uA1srlLDUtvVl03P73BQbMDtbuVPoSqgcwMBhsHAAX92rL//5ykMsa2V/u4AKpaxaKMhMzAhptaVQlb9VHkPlcVCrX2Uo9yr2PuNXCKLMpCtURdaHdwLp5CewaJ1golDGS31/xOC9lS3un4Vd0tGE46KYPJYrFYd6gqPEgasWJ9zhMdVzMSS4ZpomGTK7ASG2d8vdox/+IFvb0rnAqMMVpbN/nq8o/TcPCkI4ksMsuUnO85tlHBtYf6vFVg7HqIqrFOvT78/7b+1z7U4aCNo4AikQYiNkYUMSM2KiYqHCZSbz/nRusU4/OpU2HM9Kvbqb7uvxwC+bqeKnk9syDUf2GfwBPEI+TJAD+3/sGKJctiG6tmowZrtgHbGDEyBAsFA0QUPBXRU0ysExPjPD1FOYw7q7FQ74z8Zt59ROCf7y923v+0SzsTZVsUQuAlYnd/pv2/hCQEAgE\n…',
          text: 'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it. Read the passages and their evidence yourself, talk with the writer, and ask for drafts. Base no decision about a person on a score.\nThe page “How often is it wrong?” of the service (/accuracy) has the error rates by kind of text.\n\nText scan (2026-11-29T23:19:10.834Z)\n====================================\n\nThis result was changed or does not come from this service. The report shows its recognised fields, and nothing in it was verified.\n\nFew signals of machine writing.\n\nScore       12 of 100 (low) [###.................]\nConfidence  moderate\n            How often human-written texts of this kind and length score like this has not been\n            measured.\n\nAbout this scan\n  The text has 240 words.\n\nReport rep_01m8msnx7jec497drzv7zg3x0z. This text is not signed.\n\nAdded by the person who made this report, not checked by the service\nTitle: Harbour, second draft\n',
          signature: null,
          share: {
            token:
              'NZ33uoGM-ZPyyZ4mhduBLKx2lC0vcwdB664kIlBsM5aWeGwLUoWB2UVi9GWsH82T348oGfOle6fegBt39PBoOzHiBHEzBYMkcqQmBHFeWtul1Q',
            url: '/shared/NZ33uoGM-ZPyyZ4mhduBLKx2lC0vcwdB664kIlBsM5aWeGwLUoWB2UVi9GWsH82T348oGfOle6fegBt39PBoOzHiBHEzBYMkcqQmBHFeWtul1Q',
            expires_at: '2026-12-29T23:19:10.834Z',
          },
        },
      },
    },
  },
  sharedReport: {
    path: {
      token:
        'NZ33uoGM-ZPyyZ4mhduBLKx2lC0vcwdB664kIlBsM5aWeGwLUoWB2UVi9GWsH82T348oGfOle6fegBt39PBoOzHiBHEzBYMkcqQmBHFeWtul1Q',
    },
    examples: {
      call: {
        summary: 'Open a shared report',
        type: 'text/html',
        value:
          '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;sha256-s/buFPKbHBqQE9h65GXTQcVxmQCqKN9V9n0KJJSxxNU=&#39;; font-src data:; base-uri &#39;none&#39;; form-action &#39;none&#39;">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n<meta name="color-scheme" content="light dark">\n<title>Few signals of machine writing. · Telltale report</title>\n<style>@font-face{font-family:Literata;src:url(data:font/woff2;base64,d09GMgABAAAAAG4gABcAAAAA9hQAAG2lAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGoE0G4GhZhxaP0hWQVKCQj9NVkFSRAZgP1NUQVRsJxoAhB4vJBEICoGieP8eC4NSADCBgGYBNgIkA4cGBCAFhHgHIAwHFyQYhmYb1uA1srlLDUtvVl03P73BQbMDtbuVPoSqgcwMBhsHAAX92rL//5ykMsa2V/u4AKpaxaKMhMzAhptaVQlb9VHkPlcVCrX2Uo9yr2PuNXCKLMpCtURdaHdwLp5CewaJ1golDGS31/xOC9lS3un4Vd0tGE46KYPJYrFYd6gqPEgasWJ9zhMdVzMSS4ZpomGTK7ASG2d8vdox/+IFvb0rnAqMMVpbN/nq8o/TcPCkI4ksMsuUnO85tlHBtYf6vFVg7HqIqrFOvT78/7b+1z7U4aCNo4AikQYiNkYUMSM2KiYqHCZSbz/nRusU4/OpU2HM9Kvbqb7uvxwC+bqeKnk9syDUf2GfwBPEI+TJAD+3/sGKJctiG6tmowZrtgHbGDEyBAsFA0QUPBXRU0ysExPjPD1FOYw7q7FQ74z8Zt59ROCf7y923v+0SzsTZVsUQuAlYnd/pv2/hCQEAgE\n…',
      },
    },
  },
  listFeedback: {
    path: {},
    examples: {
      call: {
        summary: 'List saved feedback, newest first',
        type: 'application/json',
        value: {
          items: [
            {
              id: 'fb_01m8msnxgkfmxbspwag5m17jng',
              created_at: '2026-11-29T23:19:11.123Z',
              verdict: 'right',
              expected: null,
              scan_id: null,
              score: 12.5,
              band: 'low',
              profile: null,
              genre: null,
              word_count: 64,
              has_text: false,
            },
          ],
          total: 1,
          limit: 50,
          offset: 0,
          next: null,
        },
      },
    },
  },
  listImages: {
    path: {},
    examples: {
      call: {
        summary: 'List saved images, newest first',
        type: 'application/json',
        value: {
          items: [
            {
              id: 'img_01m8msp0nv9pyr0e8trw335wj4',
              title: null,
              created_at: '2026-11-29T23:19:14.363Z',
              preview: 'pixel.png',
              declared: false,
              mode: null,
              instruction_density: 0,
              band: null,
            },
          ],
          total: 1,
          limit: 50,
          offset: 0,
          next: null,
        },
      },
    },
  },
  getScan: {
    path: {
      id: 'scan_01m8msntea43qb2n4kgwsxr5j4',
    },
    examples: {
      call: {
        summary: 'Fetch one saved scan with its revision chain',
        type: 'application/json',
        value: {
          id: 'scan_01m8msntea43qb2n4kgwsxr5j4',
          scan_id: 'scan_01m8msntea43qb2n4kgwsxr5j4',
          title: 'Harbour, first draft',
          created_at: '2026-11-29T23:19:07.978Z',
          parent_scan_id: null,
          headline:
            'Strong signals of machine writing, mostly from the wording as a whole, words and phrases that AI models favour and the mix of small words.',
          score: 95.9,
          score_range: [90.7, 98.3],
          band: 'high',
          label: 'Strong signals of machine writing',
          assessed: true,
          confidence: 'low',
          confidence_note: 'Only 73 words: scores of texts under 100 words depend strongly on chance.',
          model_used: true,
          read_as: 'plain',
          word_count: 73,
          coverage: {
            active_signals: 38,
            total_signals: 40,
            words: 73,
          },
          baseline: 14.9,
          fixes: [
            "Cut the stock phrases, or replace each with a fact. See 'plays a crucial role'. One way: 'The harbour is key to the life of the town — serving as a vibrant hub where tradition meets innovation.'",
            "State what is, without first denying what is not. See 'not just'.",
          ],
          fix_details: [
            {
              signal: 'stock_phrases',
              spans: [
                {
                  start: 12,
                  end: 32,
                  text: 'plays a crucial role',
                },
                {
                  start: 20,
                  end: 35,
                  text: 'crucial role in',
                },
                {
                  start: 139,
                  end: 149,
                  text: 'a sense of',
                },
                {
                  start: 271,
                  end: 282,
                  text: 'a testament',
                },
                {
                  start: 273,
                  end: 285,
                  text: 'testament to',
                },
              ],
              alternative: {
                start: 0,
                end: 117,
                text: 'The harbour is key to the life of the town — serving as a vibrant hub where tradition meets innovation.',
              },
            },
            {
              signal: 'negative_parallelism',
              spans: [
                {
                  start: 233,
                  end: 241,
                  text: 'not just',
                },
              ],
            },
          ],
          passages: [
            {
              start: 0,
              end: 481,
              words: 73,
              score: 95.9,
              band: 'high',
              confidence: 'low',
            },
          ],
          mixed: {
            mixed: false,
            elevated_share: 1,
            note: 'Passages were not searched: the text has fewer than 120 words or is not in English.',
          },
          artefacts: [],
          genre: 'expository',
          genre_note: 'Scored as a blog or web article, at standard weights.',
          esl: false,
          language: 'en',
          engine: 'da5cee32.1509b75bd456',
          calibration: {
            false_positive_rate: 0,
            interval: [0, 0.0045],
            n: 850,
            human_percentile: 1,
            distribution: [
              0.1506, 0.3329, 0.2188, 0.1376, 0.0718, 0.0494, 0.0176, 0.0106, 0.0082, 0.0012, 0.0012, 0, 0, 0,
              0, 0, 0, 0, 0, 0,
            ],
            ai_generated: {
              share_below: 1,
              interval: [0.9908, 1],
              n: 413,
              years: [2023, 2026],
            },
          },
          disclaimer:
            'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.',
          signals: [
            {
              name: 'deeper_model',
              score: 1,
              weight: 0.83,
              detail:
                'By its word sequences, the wording model finds this text nearer to AI-generated than to human-written training texts. Nearest to AI-generated: \'commitment to sustainability, ensuring that future\' and "it’s a testament to resilience, collaboration".',
              value: 9.029,
              active: true,
              points: 61.18,
              evidence: [
                {
                  start: 18,
                  end: 32,
                  text: 'a crucial role',
                  log_odds: 0.978,
                },
                {
                  start: 118,
                  end: 149,
                  text: 'Moreover, it fosters a sense of',
                  log_odds: 0.992,
                },
                {
                  start: 228,
                  end: 243,
                  text: 'It’s not just a',
                  log_odds: 1.209,
                },
                {
                  start: 266,
                  end: 311,
                  text: 'it’s a testament to resilience, collaboration',
                  log_odds: 1.375,
                },
                {
                  start: 379,
                  end: 429,
                  text: 'commitment to sustainability, ensuring that future',
                  log_odds: 1.61,
                },
              ],
            },
            {
              name: 'machine_phrasing',
              score: 1,
              weight: 0.713,
              detail:
                "23 phrases are on the list of 1,027 phrases more common in AI-generated training texts, such as 'plays a crucial' and 'a crucial': 12.9 per 100 words by weight (human 0.54, AI 1.47).",
              value: 12.9,
              active: true,
              points: 5.81,
              evidence: [
                {
                  start: 12,
                  end: 27,
                  text: 'plays a crucial',
                },
                {
                  start: 18,
                  end: 27,
                  text: 'a crucial',
                },
                {
                  start: 18,
                  end: 32,
                  text: 'a crucial role',
                },
                {
                  start: 20,
                  end: 32,
                  text: 'crucial role',
                },
                {
                  start: 20,
                  end: 35,
                  text: 'crucial role in',
                },
              ],
            },
            {
              name: 'function_word_profile',
              score: 0.896,
              weight: 0.42,
              detail:
                "20 words are on the list of 121 function words, weighted above 0 for AI-generated and below 0 for human-written texts, such as 'a' and 'where': 1.41 per 100 words by weight (human under 0.03, AI 0.23).",
              value: 1.41,
              active: true,
              points: 2.71,
              evidence: [
                {
                  start: 18,
                  end: 19,
                  text: 'a',
                },
                {
                  start: 70,
                  end: 71,
                  text: 'a',
                },
                {
                  start: 84,
                  end: 89,
                  text: 'where',
                },
                {
                  start: 128,
                  end: 130,
                  text: 'it',
                },
                {
                  start: 139,
                  end: 140,
                  text: 'a',
                },
              ],
            },
          ],
          text: 'The harbour plays a crucial role in the life of the town — serving as a vibrant hub where tradition meets innovation. Moreover, it fosters a sense of community, connecting residents, visitors, and businesses in meaningful ways. It’s not just a place to moor a boat; it’s a testament to resilience, collaboration, and shared purpose. Furthermore, ongoing investments underscore a commitment to sustainability, ensuring that future generations can continue to enjoy its unique charm.',
          revisions: [
            {
              id: 'scan_01m8msntea43qb2n4kgwsxr5j4',
              created_at: '2026-11-29T23:19:07.978Z',
              score: 95.9,
              assessed: true,
              title: 'Harbour, first draft',
            },
          ],
        },
      },
    },
  },
  getCleanup: {
    path: {
      hid: 'cln_01m8msnwgrbyk72emwr7sv33mt',
    },
    examples: {
      call: {
        summary: 'Fetch one saved cleanup',
        type: 'application/json',
        value: {
          id: 'cln_01m8msnwgrbyk72emwr7sv33mt',
          title: 'Note',
          created_at: '2026-11-29T23:19:10.104Z',
          mode: 'light',
          read_as: 'plain',
          output_text: '"It\'s closed" - so we waited...',
          changes: {
            'smart quotes': 3,
            'em/en dash': 1,
            'ellipsis glyph': 1,
          },
          total_changes: 5,
          chars_in: 29,
          chars_out: 31,
          input_text: '“It’s closed” — so we waited…',
        },
      },
    },
  },
  getImage: {
    path: {
      id: 'img_01m8msp0nv9pyr0e8trw335wj4',
    },
    examples: {
      call: {
        summary: 'Fetch the saved result of an image',
        type: 'application/json',
        value: {
          id: 'img_01m8msp0nv9pyr0e8trw335wj4',
          title: null,
          created_at: '2026-11-29T23:19:14.363Z',
          preview: 'pixel.png',
          provenance: {
            declared: false,
            mode: null,
            generator: 'GIMP',
            source_type: null,
            c2pa: null,
            fields: [
              {
                layer: 'png',
                name: 'Software',
                place: 'PNG chunk tEXt "Software" at byte 33',
                value: 'GIMP',
                cut: false,
              },
            ],
            evidence: [
              'PNG chunk tEXt "Software" at byte 33 names a tool, "GIMP", which declares nothing about AI.',
            ],
            image: {
              format: 'png',
              bytes: 92,
              width: 1,
              height: 1,
            },
            degraded: null,
            warnings: [],
            disclaimer:
              'This shows what the file itself declares. Anyone can write or remove such declarations: a picture without one may still be AI-generated, and the absence of a declaration is not evidence that a person made it.',
          },
          injection: {
            instruction_density: 0,
            band: null,
            confidence: 'None: the image has too little text to score.',
            leading_read: 'instruction_text',
            reads: [
              {
                name: 'instruction_text',
                score: 0.005,
                detail: 'No text here is phrased as an instruction to a model.',
                value: {
                  source: 'PNG chunk tEXt "Software" at byte 33',
                  text: 'GIMP',
                  sha256: 'bd300cc057883a1904e074cadad932d9033216176d811a53542d38085f99346e',
                  chars: 4,
                },
                others: [],
                count: 1,
                region: null,
                active: true,
              },
              {
                name: 'hidden_text',
                score: 0,
                detail: 'Nothing was found here.',
                value: {
                  source: 'none',
                  text: '',
                  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                  chars: 0,
                },
                others: [],
                count: 0,
                region: null,
                active: false,
              },
              {
                name: 'smuggled_text',
                score: 0,
                detail: 'Nothing was found here.',
                value: {
                  source: 'none',
                  text: '',
                  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                  chars: 0,
                },
                others: [],
                count: 0,
                region: null,
                active: false,
              },
              {
                name: 'filename_text',
                score: 0,
                detail: 'No text here is phrased as an instruction to a model.',
                value: {
                  source: 'filename',
                  text: 'pixel.png',
                  sha256: 'cffe987a68621ab4b28df87a1421bf260e9b22312ac89fa0681c2d935f83923f',
                  chars: 9,
                },
                others: [],
                count: 1,
                region: null,
                active: true,
              },
              {
                name: 'alt_text',
                score: 0,
                detail: 'Nothing was found here.',
                value: {
                  source: 'none',
                  text: '',
                  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                  chars: 0,
                },
                others: [],
                count: 0,
                region: null,
                active: false,
              },
              {
                name: 'metadata_text',
                score: 0.005,
                detail: 'No text here is phrased as an instruction to a model.',
                value: {
                  source: 'PNG chunk tEXt "Software" at byte 33',
                  text: 'GIMP',
                  sha256: 'bd300cc057883a1904e074cadad932d9033216176d811a53542d38085f99346e',
                  chars: 4,
                },
                others: [],
                count: 1,
                region: null,
                active: true,
              },
              {
                name: 'svg_text',
                score: 0,
                detail: 'Nothing was found here.',
                value: {
                  source: 'none',
                  text: '',
                  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                  chars: 0,
                },
                others: [],
                count: 0,
                region: null,
                active: false,
              },
              {
                name: 'trailing_text',
                score: 0,
                detail: 'Nothing was found here.',
                value: {
                  source: 'none',
                  text: '',
                  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                  chars: 0,
                },
                others: [],
                count: 0,
                region: null,
                active: false,
              },
              {
                name: 'qr_text',
                score: 0,
                detail: 'Nothing was found here.',
                value: {
                  source: 'none',
                  text: '',
                  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                  chars: 0,
                },
                others: [],
                count: 0,
                region: null,
                active: false,
              },
              {
                name: 'stealth_text',
                score: 0,
                detail: 'Nothing was found here.',
                value: {
                  source: 'none',
                  text: '',
                  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                  chars: 0,
                },
                others: [],
                count: 0,
                region: null,
                active: false,
              },
              {
                name: 'printed_text',
                score: 0,
                detail: 'This was not read, so what it contains is not known.',
                value: {
                  source: 'none',
                  text: '',
                  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
                  chars: 0,
                },
                others: [],
                count: 0,
                region: null,
                active: false,
              },
            ],
            image: {
              format: 'png',
              bytes: 92,
              width: 1,
              height: 1,
            },
            layers_read: ['filename', 'png', 'pixels', 'codes', 'hidden_bits'],
            degraded: null,
            abstained: true,
            disclaimer:
              'This is a signal about text found in the image, not a verdict about the image or about any person. A low score is no all-clear.',
          },
        },
      },
    },
  },
  getFeedback: {
    path: {
      id: 'fb_01m8msnxgkfmxbspwag5m17jng',
    },
    examples: {
      call: {
        summary: 'Fetch one saved feedback',
        type: 'application/json',
        value: {
          id: 'fb_01m8msnxgkfmxbspwag5m17jng',
          created_at: '2026-11-29T23:19:11.123Z',
          verdict: 'right',
          expected: null,
          scan_id: null,
          score: 12.5,
          band: 'low',
          profile: null,
          genre: null,
          word_count: 64,
          has_text: false,
          text: null,
        },
      },
    },
  },
  getAccount: {
    path: {},
    examples: {
      call: {
        summary: 'The signed-in account',
        type: 'application/json',
        value: {
          account: 'ada',
          plan: 'free',
        },
      },
    },
  },
  listSessions: {
    path: {},
    examples: {
      call: {
        summary: 'List the sessions of the account',
        type: 'application/json',
        value: {
          items: [
            {
              id: 'ses_c9d6c5f3792f886f',
              created_at: '2026-11-29T23:19:14.771Z',
              last_used_at: '2026-11-29T23:19:14.771Z',
              expires_at: '2026-12-29T23:19:14.771Z',
              current: true,
            },
            {
              id: 'ses_ed540c4b46003190',
              created_at: '2026-11-29T23:19:14.711Z',
              last_used_at: '2026-11-29T23:19:14.711Z',
              expires_at: '2026-12-29T23:19:14.711Z',
              current: false,
            },
            {
              id: 'ses_aaba14cdc18d2441',
              created_at: '2026-11-29T23:19:14.535Z',
              last_used_at: '2026-11-29T23:19:14.535Z',
              expires_at: '2026-12-29T23:19:14.535Z',
              current: false,
            },
            {
              id: 'ses_f147873cb9bd6217',
              created_at: '2026-11-29T23:19:14.514Z',
              last_used_at: '2026-11-29T23:19:14.514Z',
              expires_at: '2026-12-29T23:19:14.514Z',
              current: false,
            },
            {
              id: 'ses_8400f83953e13dc0',
              created_at: '2026-11-29T23:19:07.507Z',
              last_used_at: '2026-11-29T23:19:07.507Z',
              expires_at: '2026-12-29T23:19:07.507Z',
              current: false,
            },
          ],
        },
      },
    },
  },
  listKeys: {
    path: {},
    examples: {
      call: {
        summary: "List the account's API keys, without the keys themselves",
        type: 'application/json',
        value: {
          items: [
            {
              id: 'key_qiTUjwDGUYX7SB05',
              label: 'examples',
              scope: 'full',
              last4: 'z7VW',
              created_at: '2026-11-29T23:19:07.583Z',
              expires_at: null,
              last_used_at: '2026-11-29T23:19:07.620Z',
            },
            {
              id: 'key_QwpCcQbB33RWv8WS',
              label: 'nightly check',
              scope: 'read',
              last4: 'bUcA',
              created_at: '2026-11-29T23:19:14.546Z',
              expires_at: null,
              last_used_at: null,
            },
          ],
        },
      },
    },
  },
  config: {
    path: {},
    examples: {
      call: {
        summary: "The caller's limits and remaining quota",
        type: 'application/json',
        value: {
          plan: 'anonymous',
          account: null,
          limits: {
            characters_per_text: 20000,
            upload_bytes: 1048576,
            image_bytes: 10485760,
            stored_records: 0,
            stored_bytes: 0,
            requests_per_hour_per_browser: 60,
            requests_per_hour: 200,
            images_per_hour: 0,
            words_per_month: null,
            deep_scans_per_month: 0,
            image_deep_reads_per_month: 0,
          },
          usage: {
            requests_this_hour: 0,
            requests_remaining: 200,
            requests_reset_at: null,
            images_this_hour: 0,
            images_remaining: 0,
            words_this_month: 0,
            words_remaining: null,
            deep_scans_this_month: 0,
            deep_scans_remaining: 0,
            image_deep_reads_this_month: 0,
            image_deep_reads_remaining: 0,
            stored_records: 0,
            stored_records_remaining: 0,
            stored_bytes: 0,
            stored_bytes_remaining: 0,
            month_resets_at: '2026-12-01T00:00:00.000Z',
          },
          new_account: {
            characters_per_text: 50000,
            requests_per_hour: 600,
            words_per_month: 500000,
          },
          features: {
            model: true,
            deep: false,
            rewrite_upstream: false,
            ocr: false,
            registration: true,
          },
          version: '0.1.0',
        },
      },
    },
  },
  health: {
    path: {},
    examples: {
      call: {
        summary: 'Health of the service and its parts',
        type: 'application/json',
        value: {
          status: 'ok',
          version: '0.1.0',
          uptime_s: 9,
          checks: {
            store: 'ok',
            windows: 'ok',
            text_pool: 'ok',
            document_pool: 'ok',
            image_pool: 'ok',
            model: 'ok',
            rewriter: 'absent',
          },
        },
      },
    },
  },
  livez: {
    path: {},
    examples: {
      call: {
        summary: 'Whether the process answers',
        type: 'application/json',
        value: {
          status: 'ok',
        },
      },
    },
  },
  readyz: {
    path: {},
    examples: {
      call: {
        summary: 'Whether the service can serve requests',
        type: 'application/json',
        value: {
          status: 'ready',
          failing: [],
        },
      },
    },
  },
  reportKeys: {
    path: {},
    examples: {
      call: {
        summary: 'Public keys of signed results and reports',
        type: 'application/json',
        value: {
          keys: [
            {
              kty: 'OKP',
              crv: 'Ed25519',
              x: 'iKWXPO7rmLYraKS9bYCvV9DkKSHXAXJaBh0BxcUJ53Y',
              kid: '0164gi3aU8M9y1upOBqU86L32Ye7KKowr7thMD3J3eg',
              alg: 'EdDSA',
              use: 'sig',
            },
          ],
        },
      },
    },
  },
  deleteReport: {
    path: {
      report_id: 'rep_01m8msnx7jec497drzv7zg3x0z',
    },
    examples: {
      call: {
        summary: 'Delete one saved report',
        type: 'application/json',
        value: {
          deleted: 1,
        },
      },
    },
  },
  renameScan: {
    path: {
      id: 'scan_01m8msntea43qb2n4kgwsxr5j4',
    },
    examples: {
      title: {
        summary: 'A new title',
        type: 'application/json',
        value: {
          id: 'scan_01m8msntea43qb2n4kgwsxr5j4',
          title: 'Second draft',
        },
      },
    },
  },
  deleteScan: {
    path: {
      id: 'scan_01m8msntea43qb2n4kgwsxr5j4',
    },
    examples: {
      call: {
        summary: 'Delete one saved scan',
        type: 'application/json',
        value: {
          deleted: 1,
        },
      },
    },
  },
  renameCleanup: {
    path: {
      hid: 'cln_01m8msnwgrbyk72emwr7sv33mt',
    },
    examples: {
      title: {
        summary: 'A new title',
        type: 'application/json',
        value: {
          id: 'cln_01m8msnwgrbyk72emwr7sv33mt',
          title: 'Second draft',
        },
      },
    },
  },
  deleteCleanup: {
    path: {
      hid: 'cln_01m8msnwgrbyk72emwr7sv33mt',
    },
    examples: {
      call: {
        summary: 'Delete one saved cleanup',
        type: 'application/json',
        value: {
          deleted: 1,
        },
      },
    },
  },
  renameImage: {
    path: {
      id: 'img_01m8msp0nv9pyr0e8trw335wj4',
    },
    examples: {
      title: {
        summary: 'A new title',
        type: 'application/json',
        value: {
          id: 'img_01m8msp0nv9pyr0e8trw335wj4',
          title: 'Second draft',
        },
      },
    },
  },
  deleteImage: {
    path: {
      id: 'img_01m8msp0nv9pyr0e8trw335wj4',
    },
    examples: {
      call: {
        summary: 'Delete one saved image',
        type: 'application/json',
        value: {
          deleted: 1,
        },
      },
    },
  },
  deleteFeedback: {
    path: {
      id: 'fb_01m8msnxgkfmxbspwag5m17jng',
    },
    examples: {
      call: {
        summary: 'Delete one saved feedback',
        type: 'application/json',
        value: {
          deleted: 1,
        },
      },
    },
  },
  deleteOneSession: {
    path: {
      id: 'ses_c9d6c5f3792f886f',
    },
    examples: {
      call: {
        summary: 'End one session',
        type: 'application/json',
        value: {
          deleted: 1,
        },
      },
    },
  },
  deleteKey: {
    path: {
      id: 'key_QwpCcQbB33RWv8WS',
    },
    examples: {
      call: {
        summary: 'Revoke an API key',
        type: 'application/json',
        value: {
          deleted: 1,
        },
      },
    },
  },
  deleteScans: {
    path: {},
    examples: {
      call: {
        summary: 'Delete all saved scans',
        type: 'application/json',
        value: {
          deleted: 3,
        },
      },
    },
  },
  deleteCleanups: {
    path: {},
    examples: {
      call: {
        summary: 'Delete all saved cleanups',
        type: 'application/json',
        value: {
          deleted: 1,
        },
      },
    },
  },
  deleteReports: {
    path: {},
    examples: {
      call: {
        summary: 'Delete all saved reports',
        type: 'application/json',
        value: {
          deleted: 0,
        },
      },
    },
  },
  deleteAllFeedback: {
    path: {},
    examples: {
      call: {
        summary: 'Delete all saved feedback',
        type: 'application/json',
        value: {
          deleted: 0,
        },
      },
    },
  },
  deleteImages: {
    path: {},
    examples: {
      call: {
        summary: 'Delete all saved images',
        type: 'application/json',
        value: {
          deleted: 0,
        },
      },
    },
  },
  deleteSession: {
    path: {},
    examples: {
      call: {
        summary: 'Sign out',
        type: 'application/json',
        value: {
          deleted: 1,
        },
      },
    },
  },
  deleteSessions: {
    path: {},
    examples: {
      call: {
        summary: 'Sign out everywhere',
        type: 'application/json',
        value: {
          deleted: 8,
        },
      },
    },
  },
  changePassword: {
    path: {},
    examples: {
      change: {
        summary: 'The current password and a new one',
        type: 'application/json',
        value: {
          account: 'ada',
          plan: 'free',
        },
      },
    },
  },
  deleteAccount: {
    path: {},
    examples: {
      call: {
        summary: 'Delete the account and all of its data',
        type: 'application/json',
        value: {
          deleted: 1,
        },
      },
    },
  },
};
