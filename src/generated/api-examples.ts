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
          scan_id: 'scan_01m8apcz1606pswcv1ej2dhhnr',
          headline:
            'Strong signals of machine writing, mostly from the wording as the deeper model reads it, words and phrases that AI models favour and function words.',
          score: 99.8,
          band: 'high',
          label: 'Strong signals of machine writing',
          assessed: true,
          confidence: 'low',
          confidence_note: 'Only 73 words: scores of texts under 100 words depend strongly on chance.',
          model_used: true,
          read_as: 'plain',
          word_count: 73,
          coverage: {
            active_signals: 62,
            total_signals: 65,
            words: 73,
          },
          baseline: 1,
          fixes: [
            "State what is, without first denying what is not. See 'not just'.",
            "Cut the stock phrases, or replace each with a fact. See 'plays a crucial role'. One way: 'The harbour is important in the life of the town — serving as a lively hub where tradition meets innovation.'",
          ],
          fix_details: [
            {
              text: "State what is, without first denying what is not. See 'not just'.",
              signal: 'negative_parallelism',
              spans: [
                {
                  start: 233,
                  end: 241,
                  text: 'not just',
                },
              ],
            },
            {
              text: "Cut the stock phrases, or replace each with a fact. See 'plays a crucial role'. One way: 'The harbour is important in the life of the town — serving as a lively hub where tradition meets innovation.'",
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
                text: 'The harbour is important in the life of the town — serving as a lively hub where tradition meets innovation.',
              },
            },
          ],
          passages: [
            {
              start: 0,
              end: 481,
              words: 73,
              score: 99.8,
              band: 'high',
              confidence: 'low',
              top: [
                {
                  name: 'deeper_model',
                  points: 70.07,
                  detail:
                    "The deeper model compares the word sequences of this text with those of the texts that it was trained on: they are nearer to the AI-generated than to the human-written ones. Nearest to AI-generated: 'it’s a testament to resilience, collaboration' and 'It’s not just a place to'.",
                  evidence: [
                    {
                      start: 0,
                      end: 32,
                      text: 'The harbour plays a crucial role',
                      log_odds: 0.793,
                    },
                    {
                      start: 118,
                      end: 149,
                      text: 'Moreover, it fosters a sense of',
                      log_odds: 0.915,
                    },
                    {
                      start: 228,
                      end: 252,
                      text: 'It’s not just a place to',
                      log_odds: 0.96,
                    },
                  ],
                },
                {
                  name: 'machine_phrasing',
                  points: 7.3,
                  detail:
                    "19 phrases in 73 words are on the list of 952 phrases that are more common in AI-generated than in human-written training texts, such as 'a crucial' and 'a crucial role'. Weighted by how well each separates the two labels, they add up to 9.18 per 100 words; human-written texts have about 0.54, AI-generated about 1.41.",
                  evidence: [
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
                  ],
                },
                {
                  name: 'semicolons',
                  points: -3.15,
                  detail:
                    "1 semicolon between words in 73 words, as in 'boat; it’s'; human-written texts have about 1.75 per 1,000 words, AI-generated about 0.77.",
                  evidence: [
                    {
                      start: 260,
                      end: 270,
                      text: 'boat; it’s',
                    },
                  ],
                },
                {
                  name: 'ai_vocabulary',
                  points: 2.68,
                  detail:
                    "13 of 73 words are on the list of 265 words that are more common in AI-generated than in human-written training texts, such as 'crucial' and 'vibrant'; human-written texts have about 10.6 per 1,000 words, AI-generated about 26.6.",
                  evidence: [
                    {
                      start: 20,
                      end: 27,
                      text: 'crucial',
                    },
                    {
                      start: 72,
                      end: 79,
                      text: 'vibrant',
                    },
                    {
                      start: 131,
                      end: 138,
                      text: 'fosters',
                    },
                  ],
                },
                {
                  name: 'human_phrasing',
                  points: 2.61,
                  detail:
                    'Few or weak phrases that are more common in human-written than in AI-generated training texts: 2 phrases in 73 words are on the list of 865. Weighted by how well each separates the two labels, they add up to 0.3 per 100 words; human-written texts have about 2.19, AI-generated about 1.23.',
                  evidence: [],
                },
              ],
            },
          ],
          mixed: {
            mixed: false,
            elevated_share: 1,
            note: 'No change was found within the text.',
          },
          artefacts: [],
          genre: 'expository',
          genre_note: 'Scored as a blog or web article, at standard weights.',
          esl: false,
          language: 'en',
          engine: 'ba085318.0a1aa18d5c01',
          calibration: {
            false_positive_rate: 0,
            interval: [0, 0.0069],
            n: 550,
            human_percentile: 1,
            distribution: [
              0.9018, 0.0673, 0.0109, 0.0109, 0.0055, 0, 0, 0.0018, 0.0018, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            ai_generated: null,
          },
          disclaimer:
            'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.',
          signals: [
            {
              name: 'deeper_model',
              score: 1,
              weight: 0.789,
              detail:
                "The deeper model compares the word sequences of this text with those of the texts that it was trained on: they are nearer to the AI-generated than to the human-written ones. Nearest to AI-generated: 'it’s a testament to resilience, collaboration' and 'It’s not just a place to'.",
              value: 7.902,
              active: true,
              points: 70.07,
              evidence: [
                {
                  start: 0,
                  end: 32,
                  text: 'The harbour plays a crucial role',
                  log_odds: 0.793,
                },
                {
                  start: 118,
                  end: 149,
                  text: 'Moreover, it fosters a sense of',
                  log_odds: 0.915,
                },
                {
                  start: 228,
                  end: 252,
                  text: 'It’s not just a place to',
                  log_odds: 0.96,
                },
                {
                  start: 266,
                  end: 311,
                  text: 'it’s a testament to resilience, collaboration',
                  log_odds: 1.449,
                },
                {
                  start: 390,
                  end: 441,
                  text: 'to sustainability, ensuring that future generations',
                  log_odds: 0.92,
                },
              ],
            },
            {
              name: 'machine_phrasing',
              score: 0.996,
              weight: 0.654,
              detail:
                "19 phrases in 73 words are on the list of 952 phrases that are more common in AI-generated than in human-written training texts, such as 'a crucial' and 'a crucial role'. Weighted by how well each separates the two labels, they add up to 9.18 per 100 words; human-written texts have about 0.54, AI-generated about 1.41.",
              value: 9.175,
              active: true,
              points: 7.3,
              evidence: [
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
                {
                  start: 139,
                  end: 146,
                  text: 'a sense',
                },
              ],
            },
            {
              name: 'semicolons',
              score: 0.202,
              weight: 0.47,
              detail:
                "1 semicolon between words in 73 words, as in 'boat; it’s'; human-written texts have about 1.75 per 1,000 words, AI-generated about 0.77.",
              value: 13.699,
              active: true,
              points: -3.15,
              evidence: [
                {
                  start: 260,
                  end: 270,
                  text: 'boat; it’s',
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
            'Many signals of machine writing, mostly from the wording as the deeper model reads it, function words and spelled numbers.',
          score: 72.8,
          band: 'elevated',
          confidence: 'low',
          signals: [
            {
              name: 'deeper_model',
              points: 49.1,
            },
            {
              name: 'function_word_profile',
              points: 6.99,
            },
            {
              name: 'spelled_numbers',
              points: 3.98,
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
            'Strong signals of machine writing, mostly from the wording as the deeper model reads it, function words and title case headings.',
          score: 77.4,
          band: 'high',
          label: 'Strong signals of machine writing',
          assessed: true,
          confidence: 'low',
          confidence_note: 'Only 77 words: scores of texts under 100 words depend strongly on chance.',
          model_used: true,
          read_as: 'markdown',
          word_count: 77,
          coverage: {
            active_signals: 63,
            total_signals: 65,
            words: 77,
          },
          baseline: 0.9,
          fixes: [],
          fix_details: [],
          fixes_note: 'No habit of wording that single changes would remove raises this score.',
          passages: [
            {
              start: 2,
              end: 406,
              words: 77,
              score: 77.4,
              band: 'high',
              confidence: 'low',
              top: [
                {
                  name: 'deeper_model',
                  points: 50.35,
                  detail:
                    "The deeper model compares the word sequences of this text with those of the texts that it was trained on: they are nearer to the AI-generated than to the human-written ones. Nearest to AI-generated: 'leaves at seven and nobody trusts' and 'The shop was shut, so'. Nearest to human-written: 'the last of the bread'.",
                  evidence: [
                    {
                      start: 90,
                      end: 123,
                      text: 'leaves at seven and nobody trusts',
                      log_odds: 1.165,
                    },
                    {
                      start: 148,
                      end: 169,
                      text: 'The shop was shut, so',
                      log_odds: 0.82,
                    },
                    {
                      start: 176,
                      end: 197,
                      text: 'the last of the bread',
                      log_odds: -0.509,
                    },
                  ],
                },
                {
                  name: 'function_word_profile',
                  points: 7.36,
                  detail:
                    "21 of 77 words are on the list of 122 function words, such as 'down' and 'before'. With weights above 0 for AI-generated and below 0 for human-written texts, they add up to 1.6 per 100 words; human-written texts have about -0.01, AI-generated about 0.21.",
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
                  ],
                },
                {
                  name: 'title_case_headings',
                  points: 5.02,
                  detail:
                    "1 heading or short line with three or more words, at least two thirds of those of two or more letters capitalised in 77 words, as in 'Yours, T. Brandt'; human-written texts have about 0.21 per 1,000 words, AI-generated about 1.6.",
                  evidence: [
                    {
                      start: 387,
                      end: 406,
                      text: 'Yours**, [T. Brandt',
                    },
                  ],
                },
                {
                  name: 'spelled_numbers',
                  points: 4.23,
                  detail:
                    "2 of 77 words are on the list of 33 number words, such as 'seven' and 'Two'; human-written texts have about 3.17 per 1,000 words, AI-generated about 3.68.",
                  evidence: [
                    {
                      start: 100,
                      end: 105,
                      text: 'seven',
                    },
                    {
                      start: 211,
                      end: 214,
                      text: 'Two',
                    },
                  ],
                },
                {
                  name: 'everyday_words',
                  points: 3.75,
                  detail:
                    'None of 77 words is on the list of 514 words that are more common in human-written than in AI-generated training texts: a weighted sum of 0 per 100 words; human-written texts have about 1.38, AI-generated about 0.94.',
                  evidence: [],
                },
              ],
            },
          ],
          mixed: {
            mixed: false,
            elevated_share: 1,
            note: 'No change was found within the text.',
          },
          artefacts: [],
          genre: '',
          esl: false,
          language: 'en',
          engine: 'ba085318.0a1aa18d5c01',
          calibration: {
            false_positive_rate: 0,
            interval: [0, 0.0012],
            n: 3315,
            human_percentile: 1,
            distribution: [
              0.9032, 0.0561, 0.019, 0.009, 0.0045, 0.0021, 0.0018, 0.0021, 0.0006, 0.0006, 0.0006, 0.0003, 0,
              0, 0, 0, 0, 0, 0, 0,
            ],
            ai_generated: null,
          },
          disclaimer:
            'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.',
          signals: [
            {
              name: 'deeper_model',
              score: 0.981,
              weight: 0.789,
              detail:
                "The deeper model compares the word sequences of this text with those of the texts that it was trained on: they are nearer to the AI-generated than to the human-written ones. Nearest to AI-generated: 'leaves at seven and nobody trusts' and 'The shop was shut, so'. Nearest to human-written: 'the last of the bread'.",
              value: 3.925,
              active: true,
              points: 50.35,
              evidence: [
                {
                  start: 90,
                  end: 123,
                  text: 'leaves at seven and nobody trusts',
                  log_odds: 1.165,
                },
                {
                  start: 148,
                  end: 169,
                  text: 'The shop was shut, so',
                  log_odds: 0.82,
                },
                {
                  start: 176,
                  end: 197,
                  text: 'the last of the bread',
                  log_odds: -0.509,
                },
                {
                  start: 215,
                  end: 245,
                  text: 'boats came in, both empty, and',
                  log_odds: 0.812,
                },
                {
                  start: 332,
                  end: 365,
                  text: 'deposit back, please, and I still',
                  log_odds: 0.642,
                },
              ],
            },
            {
              name: 'function_word_profile',
              score: 0.915,
              weight: 0.545,
              detail:
                "21 of 77 words are on the list of 122 function words, such as 'down' and 'before'. With weights above 0 for AI-generated and below 0 for human-written texts, they add up to 1.6 per 100 words; human-written texts have about -0.01, AI-generated about 0.21.",
              value: 1.596,
              active: true,
              points: 7.36,
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
                  start: 167,
                  end: 169,
                  text: 'so',
                },
              ],
            },
            {
              name: 'title_case_headings',
              score: 0.896,
              weight: 0.39,
              detail:
                "1 heading or short line with three or more words, at least two thirds of those of two or more letters capitalised in 77 words, as in 'Yours, T. Brandt'; human-written texts have about 0.21 per 1,000 words, AI-generated about 1.6.",
              value: 12.987,
              active: true,
              points: 5.02,
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
            'Many signals of machine writing, mostly from the wording as the deeper model reads it, function words and spelled numbers.',
          score: 72.8,
          band: 'elevated',
          label: 'Many signals of machine writing',
          assessed: true,
          confidence: 'low',
          confidence_note: 'Only 70 words: scores of texts under 100 words depend strongly on chance.',
          model_used: true,
          read_as: 'plain',
          word_count: 70,
          coverage: {
            active_signals: 62,
            total_signals: 65,
            words: 70,
          },
          baseline: 1,
          fixes: [],
          fix_details: [],
          fixes_note: 'No habit of wording that single changes would remove raises this score.',
          passages: [
            {
              start: 0,
              end: 358,
              words: 70,
              score: 72.8,
              band: 'elevated',
              confidence: 'low',
              top: [
                {
                  name: 'deeper_model',
                  points: 49.1,
                  detail:
                    "The deeper model compares the word sequences of this text with those of the texts that it was trained on: they are nearer to the AI-generated than to the human-written ones. Nearest to AI-generated: 'leaves at seven and nobody trusts' and 'The shop was shut, so'.",
                  evidence: [
                    {
                      start: 22,
                      end: 64,
                      text: 'harbour before breakfast because the ferry',
                      log_odds: 0.541,
                    },
                    {
                      start: 65,
                      end: 98,
                      text: 'leaves at seven and nobody trusts',
                      log_odds: 1.168,
                    },
                    {
                      start: 123,
                      end: 144,
                      text: 'The shop was shut, so',
                      log_odds: 0.819,
                    },
                  ],
                },
                {
                  name: 'function_word_profile',
                  points: 6.99,
                  detail:
                    "21 of 70 words are on the list of 122 function words, such as 'down' and 'before'. With weights above 0 for AI-generated and below 0 for human-written texts, they add up to 1.76 per 100 words; human-written texts have about -0.01, AI-generated about 0.21.",
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
                  ],
                },
                {
                  name: 'spelled_numbers',
                  points: 3.98,
                  detail:
                    "2 of 70 words are on the list of 33 number words, such as 'seven' and 'Two'; human-written texts have about 3.17 per 1,000 words, AI-generated about 3.68.",
                  evidence: [
                    {
                      start: 75,
                      end: 80,
                      text: 'seven',
                    },
                    {
                      start: 186,
                      end: 189,
                      text: 'Two',
                    },
                  ],
                },
                {
                  name: 'everyday_words',
                  points: 3.41,
                  detail:
                    'None of 70 words is on the list of 514 words that are more common in human-written than in AI-generated training texts: a weighted sum of 0 per 100 words; human-written texts have about 1.38, AI-generated about 0.94.',
                  evidence: [],
                },
                {
                  name: 'hapax',
                  points: 3.01,
                  detail:
                    '52 of the first 70 words occur once among them, a share of 0.74, which corresponds to 0.58 of 200 words; human-written texts have about 0.48, AI-generated about 0.52.',
                  evidence: [
                    {
                      start: 3,
                      end: 9,
                      text: 'walked',
                    },
                    {
                      start: 22,
                      end: 29,
                      text: 'harbour',
                    },
                    {
                      start: 30,
                      end: 36,
                      text: 'before',
                    },
                  ],
                },
              ],
            },
          ],
          mixed: {
            mixed: false,
            elevated_share: 1,
            note: 'No change was found within the text.',
          },
          artefacts: [],
          genre: '',
          esl: false,
          language: 'en',
          engine: 'ba085318.0a1aa18d5c01',
          calibration: {
            false_positive_rate: 0.0009,
            interval: [0.0003, 0.0027],
            n: 3315,
            human_percentile: 1,
            distribution: [
              0.9032, 0.0561, 0.019, 0.009, 0.0045, 0.0021, 0.0018, 0.0021, 0.0006, 0.0006, 0.0006, 0.0003, 0,
              0, 0, 0, 0, 0, 0, 0,
            ],
            ai_generated: null,
          },
          disclaimer:
            'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.',
          signals: [
            {
              name: 'deeper_model',
              score: 0.98,
              weight: 0.789,
              detail:
                "The deeper model compares the word sequences of this text with those of the texts that it was trained on: they are nearer to the AI-generated than to the human-written ones. Nearest to AI-generated: 'leaves at seven and nobody trusts' and 'The shop was shut, so'.",
              value: 3.898,
              active: true,
              points: 49.1,
              evidence: [
                {
                  start: 22,
                  end: 64,
                  text: 'harbour before breakfast because the ferry',
                  log_odds: 0.541,
                },
                {
                  start: 65,
                  end: 98,
                  text: 'leaves at seven and nobody trusts',
                  log_odds: 1.168,
                },
                {
                  start: 123,
                  end: 144,
                  text: 'The shop was shut, so',
                  log_odds: 0.819,
                },
                {
                  start: 190,
                  end: 220,
                  text: 'boats came in, both empty, and',
                  log_odds: 0.812,
                },
                {
                  start: 307,
                  end: 340,
                  text: 'deposit back, please, and I still',
                  log_odds: 0.644,
                },
              ],
            },
            {
              name: 'function_word_profile',
              score: 0.925,
              weight: 0.516,
              detail:
                "21 of 70 words are on the list of 122 function words, such as 'down' and 'before'. With weights above 0 for AI-generated and below 0 for human-written texts, they add up to 1.76 per 100 words; human-written texts have about -0.01, AI-generated about 0.21.",
              value: 1.756,
              active: true,
              points: 6.99,
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
                  start: 142,
                  end: 144,
                  text: 'so',
                },
              ],
            },
            {
              name: 'spelled_numbers',
              score: 0.817,
              weight: 0.394,
              detail:
                "2 of 70 words are on the list of 33 number words, such as 'seven' and 'Two'; human-written texts have about 3.17 per 1,000 words, AI-generated about 3.68.",
              value: 28.571,
              active: true,
              points: 3.98,
              evidence: [
                {
                  start: 75,
                  end: 80,
                  text: 'seven',
                },
                {
                  start: 186,
                  end: 189,
                  text: 'Two',
                },
              ],
            },
          ],
        },
      },
      file: {
        summary: 'A document',
        type: 'application/json',
        value: {
          scan_id: 'scan_01m8apd10be2rvrcyt7ygn56jr',
          warnings: [],
          headline:
            'Some signals of machine writing, mostly from the wording as the deeper model reads it, spelled numbers and function words.',
          score: 47.8,
          band: 'moderate',
          label: 'Some signals of machine writing',
          assessed: true,
          confidence: 'low',
          confidence_note: 'Only 74 words: scores of texts under 100 words depend strongly on chance.',
          model_used: true,
          read_as: 'markdown',
          word_count: 74,
          coverage: {
            active_signals: 62,
            total_signals: 65,
            words: 74,
          },
          baseline: 1,
          fixes: [],
          fix_details: [],
          fixes_note:
            'The deeper model carries this score: changing single phrases would not move it to another band.',
          passages: [
            {
              start: 0,
              end: 381,
              words: 74,
              score: 47.8,
              band: 'moderate',
              confidence: 'low',
              top: [
                {
                  name: 'deeper_model',
                  points: 38.15,
                  detail:
                    "The deeper model compares the word sequences of this text with those of the texts that it was trained on: they are nearer to the AI-generated than to the human-written ones. Nearest to AI-generated: 'leaves at seven and nobody trusts' and 'The shop was shut, so'. Nearest to human-written: 'the last of the bread'.",
                  evidence: [
                    {
                      start: 88,
                      end: 121,
                      text: 'leaves at seven and nobody trusts',
                      log_odds: 1.139,
                    },
                    {
                      start: 146,
                      end: 167,
                      text: 'The shop was shut, so',
                      log_odds: 0.792,
                    },
                    {
                      start: 174,
                      end: 195,
                      text: 'the last of the bread',
                      log_odds: -0.515,
                    },
                  ],
                },
                {
                  name: 'spelled_numbers',
                  points: 3.14,
                  detail:
                    "2 of 74 words are on the list of 33 number words, such as 'seven' and 'Two'; human-written texts have about 3.17 per 1,000 words, AI-generated about 3.68.",
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
                  points: 2.21,
                  detail:
                    "21 of 74 words are on the list of 122 function words, such as 'down' and 'before'. With weights above 0 for AI-generated and below 0 for human-written texts, they add up to 1.66 per 100 words; human-written texts have about -0.01, AI-generated about 0.21.",
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
                  ],
                },
                {
                  name: 'proper_names',
                  points: 1.41,
                  detail:
                    'Few capitalised words inside a sentence or heading: 1 in 74 words; human-written texts have about 53.2 per 1,000 words, AI-generated about 46.1.',
                  evidence: [],
                },
                {
                  name: 'parentheses',
                  points: 1.28,
                  detail:
                    'No opening brackets in 74 words; human-written texts have about 7.51 per 1,000 words, AI-generated about 4.64.',
                  evidence: [],
                },
              ],
            },
          ],
          mixed: {
            mixed: false,
            elevated_share: 0,
            note: 'No change was found within the text.',
          },
          artefacts: [],
          genre: '',
          genre_note:
            'Scored as written in a second language: formality signals count for less, since learners are taught to write formally.',
          esl: true,
          language: 'en',
          engine: 'ba085318.0a1aa18d5c01',
          calibration: {
            false_positive_rate: 0.0081,
            interval: [0.0056, 0.0118],
            n: 3315,
            human_percentile: 0.9991,
            distribution: [
              0.9032, 0.0561, 0.019, 0.009, 0.0045, 0.0021, 0.0018, 0.0021, 0.0006, 0.0006, 0.0006, 0.0003, 0,
              0, 0, 0, 0, 0, 0, 0,
            ],
            ai_generated: null,
          },
          disclaimer:
            'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.',
          signals: [
            {
              name: 'deeper_model',
              score: 0.977,
              weight: 0.789,
              detail:
                "The deeper model compares the word sequences of this text with those of the texts that it was trained on: they are nearer to the AI-generated than to the human-written ones. Nearest to AI-generated: 'leaves at seven and nobody trusts' and 'The shop was shut, so'. Nearest to human-written: 'the last of the bread'.",
              value: 3.76,
              active: true,
              points: 38.15,
              evidence: [
                {
                  start: 88,
                  end: 121,
                  text: 'leaves at seven and nobody trusts',
                  log_odds: 1.139,
                },
                {
                  start: 146,
                  end: 167,
                  text: 'The shop was shut, so',
                  log_odds: 0.792,
                },
                {
                  start: 174,
                  end: 195,
                  text: 'the last of the bread',
                  log_odds: -0.515,
                },
                {
                  start: 213,
                  end: 243,
                  text: 'boats came in, both empty, and',
                  log_odds: 0.787,
                },
                {
                  start: 330,
                  end: 363,
                  text: 'deposit back, please, and I still',
                  log_odds: 0.627,
                },
              ],
            },
            {
              name: 'spelled_numbers',
              score: 0.814,
              weight: 0.389,
              detail:
                "2 of 74 words are on the list of 33 number words, such as 'seven' and 'Two'; human-written texts have about 3.17 per 1,000 words, AI-generated about 3.68.",
              value: 27.027,
              active: true,
              points: 3.14,
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
              score: 0.919,
              weight: 0.205,
              detail:
                "21 of 74 words are on the list of 122 function words, such as 'down' and 'before'. With weights above 0 for AI-generated and below 0 for human-written texts, they add up to 1.66 per 100 words; human-written texts have about -0.01, AI-generated about 0.21.",
              value: 1.661,
              active: true,
              points: 2.21,
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
                  start: 165,
                  end: 167,
                  text: 'so',
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
          scan_id: 'scan_01m8apd11n2nk0q4vedd043ze4',
          headline:
            'Many signals of machine writing, mostly from the wording as the deeper model reads it, function words and spelled numbers.',
          score: 72.8,
          band: 'elevated',
          label: 'Many signals of machine writing',
          assessed: true,
          confidence: 'low',
          confidence_note: 'Only 70 words: scores of texts under 100 words depend strongly on chance.',
          model_used: true,
          read_as: 'plain',
          word_count: 70,
          coverage: {
            active_signals: 62,
            total_signals: 65,
            words: 70,
          },
          baseline: 1,
          fixes: [],
          fix_details: [],
          fixes_note: 'No habit of wording that single changes would remove raises this score.',
          passages: [
            {
              start: 0,
              end: 358,
              words: 70,
              score: 72.8,
              band: 'elevated',
              confidence: 'low',
              top: [
                {
                  name: 'deeper_model',
                  points: 49.1,
                  detail:
                    "The deeper model compares the word sequences of this text with those of the texts that it was trained on: they are nearer to the AI-generated than to the human-written ones. Nearest to AI-generated: 'leaves at seven and nobody trusts' and 'The shop was shut, so'.",
                  evidence: [
                    {
                      start: 22,
                      end: 64,
                      text: 'harbour before breakfast because the ferry',
                      log_odds: 0.541,
                    },
                    {
                      start: 65,
                      end: 98,
                      text: 'leaves at seven and nobody trusts',
                      log_odds: 1.168,
                    },
                    {
                      start: 123,
                      end: 144,
                      text: 'The shop was shut, so',
                      log_odds: 0.819,
                    },
                  ],
                },
                {
                  name: 'function_word_profile',
                  points: 6.99,
                  detail:
                    "21 of 70 words are on the list of 122 function words, such as 'down' and 'before'. With weights above 0 for AI-generated and below 0 for human-written texts, they add up to 1.76 per 100 words; human-written texts have about -0.01, AI-generated about 0.21.",
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
                  ],
                },
                {
                  name: 'spelled_numbers',
                  points: 3.98,
                  detail:
                    "2 of 70 words are on the list of 33 number words, such as 'seven' and 'Two'; human-written texts have about 3.17 per 1,000 words, AI-generated about 3.68.",
                  evidence: [
                    {
                      start: 75,
                      end: 80,
                      text: 'seven',
                    },
                    {
                      start: 186,
                      end: 189,
                      text: 'Two',
                    },
                  ],
                },
                {
                  name: 'everyday_words',
                  points: 3.41,
                  detail:
                    'None of 70 words is on the list of 514 words that are more common in human-written than in AI-generated training texts: a weighted sum of 0 per 100 words; human-written texts have about 1.38, AI-generated about 0.94.',
                  evidence: [],
                },
                {
                  name: 'hapax',
                  points: 3.01,
                  detail:
                    '52 of the first 70 words occur once among them, a share of 0.74, which corresponds to 0.58 of 200 words; human-written texts have about 0.48, AI-generated about 0.52.',
                  evidence: [
                    {
                      start: 3,
                      end: 9,
                      text: 'walked',
                    },
                    {
                      start: 22,
                      end: 29,
                      text: 'harbour',
                    },
                    {
                      start: 30,
                      end: 36,
                      text: 'before',
                    },
                  ],
                },
              ],
            },
          ],
          mixed: {
            mixed: false,
            elevated_share: 1,
            note: 'No change was found within the text.',
          },
          artefacts: [],
          genre: '',
          esl: false,
          language: 'en',
          engine: 'ba085318.0a1aa18d5c01',
          calibration: {
            false_positive_rate: 0.0009,
            interval: [0.0003, 0.0027],
            n: 3315,
            human_percentile: 1,
            distribution: [
              0.9032, 0.0561, 0.019, 0.009, 0.0045, 0.0021, 0.0018, 0.0021, 0.0006, 0.0006, 0.0006, 0.0003, 0,
              0, 0, 0, 0, 0, 0, 0,
            ],
            ai_generated: null,
          },
          disclaimer:
            'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.',
          signals: [
            {
              name: 'deeper_model',
              score: 0.98,
              weight: 0.789,
              detail:
                "The deeper model compares the word sequences of this text with those of the texts that it was trained on: they are nearer to the AI-generated than to the human-written ones. Nearest to AI-generated: 'leaves at seven and nobody trusts' and 'The shop was shut, so'.",
              value: 3.898,
              active: true,
              points: 49.1,
              evidence: [
                {
                  start: 22,
                  end: 64,
                  text: 'harbour before breakfast because the ferry',
                  log_odds: 0.541,
                },
                {
                  start: 65,
                  end: 98,
                  text: 'leaves at seven and nobody trusts',
                  log_odds: 1.168,
                },
                {
                  start: 123,
                  end: 144,
                  text: 'The shop was shut, so',
                  log_odds: 0.819,
                },
                {
                  start: 190,
                  end: 220,
                  text: 'boats came in, both empty, and',
                  log_odds: 0.812,
                },
                {
                  start: 307,
                  end: 340,
                  text: 'deposit back, please, and I still',
                  log_odds: 0.644,
                },
              ],
            },
            {
              name: 'function_word_profile',
              score: 0.925,
              weight: 0.516,
              detail:
                "21 of 70 words are on the list of 122 function words, such as 'down' and 'before'. With weights above 0 for AI-generated and below 0 for human-written texts, they add up to 1.76 per 100 words; human-written texts have about -0.01, AI-generated about 0.21.",
              value: 1.756,
              active: true,
              points: 6.99,
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
                  start: 142,
                  end: 144,
                  text: 'so',
                },
              ],
            },
            {
              name: 'spelled_numbers',
              score: 0.817,
              weight: 0.394,
              detail:
                "2 of 70 words are on the list of 33 number words, such as 'seven' and 'Two'; human-written texts have about 3.17 per 1,000 words, AI-generated about 3.68.",
              value: 28.571,
              active: true,
              points: 3.98,
              evidence: [
                {
                  start: 75,
                  end: 80,
                  text: 'seven',
                },
                {
                  start: 186,
                  end: 189,
                  text: 'Two',
                },
              ],
            },
          ],
        },
      },
      bytes: {
        summary: 'A document as the raw body, named by X-Filename',
        type: 'application/json',
        value: {
          scan_id: 'scan_01m8apd12s6d82rtneetmzvsjr',
          warnings: [],
          headline:
            'Many signals of machine writing, mostly from the wording as the deeper model reads it, function words and spelled numbers.',
          score: 72.8,
          band: 'elevated',
          label: 'Many signals of machine writing',
          assessed: true,
          confidence: 'low',
          confidence_note: 'Only 70 words: scores of texts under 100 words depend strongly on chance.',
          model_used: true,
          read_as: 'plain',
          word_count: 70,
          coverage: {
            active_signals: 62,
            total_signals: 65,
            words: 70,
          },
          baseline: 1,
          fixes: [],
          fix_details: [],
          fixes_note: 'No habit of wording that single changes would remove raises this score.',
          passages: [
            {
              start: 0,
              end: 358,
              words: 70,
              score: 72.8,
              band: 'elevated',
              confidence: 'low',
              top: [
                {
                  name: 'deeper_model',
                  points: 49.1,
                  detail:
                    "The deeper model compares the word sequences of this text with those of the texts that it was trained on: they are nearer to the AI-generated than to the human-written ones. Nearest to AI-generated: 'leaves at seven and nobody trusts' and 'The shop was shut, so'.",
                  evidence: [
                    {
                      start: 22,
                      end: 64,
                      text: 'harbour before breakfast because the ferry',
                      log_odds: 0.541,
                    },
                    {
                      start: 65,
                      end: 98,
                      text: 'leaves at seven and nobody trusts',
                      log_odds: 1.168,
                    },
                    {
                      start: 123,
                      end: 144,
                      text: 'The shop was shut, so',
                      log_odds: 0.819,
                    },
                  ],
                },
                {
                  name: 'function_word_profile',
                  points: 6.99,
                  detail:
                    "21 of 70 words are on the list of 122 function words, such as 'down' and 'before'. With weights above 0 for AI-generated and below 0 for human-written texts, they add up to 1.76 per 100 words; human-written texts have about -0.01, AI-generated about 0.21.",
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
                  ],
                },
                {
                  name: 'spelled_numbers',
                  points: 3.98,
                  detail:
                    "2 of 70 words are on the list of 33 number words, such as 'seven' and 'Two'; human-written texts have about 3.17 per 1,000 words, AI-generated about 3.68.",
                  evidence: [
                    {
                      start: 75,
                      end: 80,
                      text: 'seven',
                    },
                    {
                      start: 186,
                      end: 189,
                      text: 'Two',
                    },
                  ],
                },
                {
                  name: 'everyday_words',
                  points: 3.41,
                  detail:
                    'None of 70 words is on the list of 514 words that are more common in human-written than in AI-generated training texts: a weighted sum of 0 per 100 words; human-written texts have about 1.38, AI-generated about 0.94.',
                  evidence: [],
                },
                {
                  name: 'hapax',
                  points: 3.01,
                  detail:
                    '52 of the first 70 words occur once among them, a share of 0.74, which corresponds to 0.58 of 200 words; human-written texts have about 0.48, AI-generated about 0.52.',
                  evidence: [
                    {
                      start: 3,
                      end: 9,
                      text: 'walked',
                    },
                    {
                      start: 22,
                      end: 29,
                      text: 'harbour',
                    },
                    {
                      start: 30,
                      end: 36,
                      text: 'before',
                    },
                  ],
                },
              ],
            },
          ],
          mixed: {
            mixed: false,
            elevated_share: 1,
            note: 'No change was found within the text.',
          },
          artefacts: [],
          genre: '',
          esl: false,
          language: 'en',
          engine: 'ba085318.0a1aa18d5c01',
          calibration: {
            false_positive_rate: 0.0009,
            interval: [0.0003, 0.0027],
            n: 3315,
            human_percentile: 1,
            distribution: [
              0.9032, 0.0561, 0.019, 0.009, 0.0045, 0.0021, 0.0018, 0.0021, 0.0006, 0.0006, 0.0006, 0.0003, 0,
              0, 0, 0, 0, 0, 0, 0,
            ],
            ai_generated: null,
          },
          disclaimer:
            'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.',
          signals: [
            {
              name: 'deeper_model',
              score: 0.98,
              weight: 0.789,
              detail:
                "The deeper model compares the word sequences of this text with those of the texts that it was trained on: they are nearer to the AI-generated than to the human-written ones. Nearest to AI-generated: 'leaves at seven and nobody trusts' and 'The shop was shut, so'.",
              value: 3.898,
              active: true,
              points: 49.1,
              evidence: [
                {
                  start: 22,
                  end: 64,
                  text: 'harbour before breakfast because the ferry',
                  log_odds: 0.541,
                },
                {
                  start: 65,
                  end: 98,
                  text: 'leaves at seven and nobody trusts',
                  log_odds: 1.168,
                },
                {
                  start: 123,
                  end: 144,
                  text: 'The shop was shut, so',
                  log_odds: 0.819,
                },
                {
                  start: 190,
                  end: 220,
                  text: 'boats came in, both empty, and',
                  log_odds: 0.812,
                },
                {
                  start: 307,
                  end: 340,
                  text: 'deposit back, please, and I still',
                  log_odds: 0.644,
                },
              ],
            },
            {
              name: 'function_word_profile',
              score: 0.925,
              weight: 0.516,
              detail:
                "21 of 70 words are on the list of 122 function words, such as 'down' and 'before'. With weights above 0 for AI-generated and below 0 for human-written texts, they add up to 1.76 per 100 words; human-written texts have about -0.01, AI-generated about 0.21.",
              value: 1.756,
              active: true,
              points: 6.99,
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
                  start: 142,
                  end: 144,
                  text: 'so',
                },
              ],
            },
            {
              name: 'spelled_numbers',
              score: 0.817,
              weight: 0.394,
              detail:
                "2 of 70 words are on the list of 33 number words, such as 'seven' and 'Two'; human-written texts have about 3.17 per 1,000 words, AI-generated about 3.68.",
              value: 28.571,
              active: true,
              points: 3.98,
              evidence: [
                {
                  start: 75,
                  end: 80,
                  text: 'seven',
                },
                {
                  start: 186,
                  end: 189,
                  text: 'Two',
                },
              ],
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
          ' {"index":0,"id":"a","status":200,"result":{"scan_id":null,"headline":"Many signals of machine writing, mostly from the wording as the deeper model reads it, function words and spelled numbers.","score":72.8,"band":"elevated","label":"Many signals of machine writing","assessed":true,"confidence":"low","confidence_note":"Only 70 words: scores of texts under 100 words depend strongly on chance.","model_used":true,"read_as":"plain","word_count":70,"coverage":{"active_signals":62,"total_signals":65,"words":70},"baseline":1,"fixes":[],"fix_details":[],"fixes_note":"No habit of wording that single changes would remove raises this score.","passages":[{"start":0,"end":358,"words":70,"score":72.8,"band":"elevated","confidence":"low","top":[{"name":"deeper_model","points":49.1,"detail":"The deeper model compares the word sequences of this text with those of the texts that it was trained on: they are nearer to the AI-generated than to the human-written ones. Nearest to AI-generated: \'leaves at seven and nobody trusts\' and \'The shop was shut, so\'.","evidence":[{"start":22,"end":64,"text":"harbour before breakfast because the ferry","log_odds":0.541},{"start":65,"end":98,"text":"leaves at seven\n…',
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
          html: '<h1>Notes</h1>\n<p>The pier is <strong>closed</strong> on Mondays.</p>\n<pre><code>not prose\n</code></pre>\n',
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
          id: 'cln_01m8apd2627vh1a36x0189nxqy',
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
          id: 'cln_01m8apd28p6j0d0geg01vsx264',
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
    },
  },
  rewrite: {
    path: {},
    examples: {
      sentence: {
        summary: 'One sentence, as NDJSON',
        type: 'application/x-ndjson',
        value:
          ' {"event":"rewrite","id":"s1","text":"The pier is important in the town.","changed":true,"edits":[{"kind":"empty_opener","before":"It is important to note that the","after":"The"},{"kind":"inflated_role","before":"plays a crucial role in the","after":"is important in the"}],"kept":{"numbers":0,"names":0,"negations":0,"quotes":0,"links":0}}\n{"event":"done","sentences":1,"rewritten":1,"unchanged":0,"declined":0,"score_before":null,"score_after":null,"ms":380}\n',
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
          report_id: 'rep_01m8apd2xwaq3vsw85af6tq870',
          title: 'Harbour, second draft',
          created_at: '2026-11-26T01:09:31.708Z',
          html: '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;sha256-XbtrKan/TMjJPBXLNFQyUIHaMdYw5fVAZLEp9+QSDb8=&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n<meta name="color-scheme" content="light dark">\n<title>Text scan · Telltale report</title>\n<style>\n:root{--ink:#1f2a37;--soft:#566273;--rule:#dfe4ea;--page:#fff;--ground:#f4f6f8;--tint:#eef3f7;\n--low:#b9d3da;--moderate:#8fb3cb;--elevated:#6c87b8;--high:#545b9b;--machine:#6c79b8;--person:#4f9a94;\n--tint-elevated:#f4f6fb;--tint-high:#eef0fa;--mark-machine:#e3e6f6;--mark-person:#dcefec;--mark-trace:#f3e8cf;color-scheme:light}\n*{box-sizing:border-box}\nhtml{background:var(--ground)}\nbody{margin:0 auto;max-width:52rem;padding:2.75rem 3.25rem 2rem;background:var(--page);color:var(--ink);\nfont:16px/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}\nheader{border-bottom:1px solid var(--rule);padding-bottom:1rem;margin-bottom:1.25rem}\n.kind{margin:0;colo\n…',
          text: 'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.\n\nText scan (2026-11-26T01:09:31.708Z)\n\nThis result was changed or does not come from this service. The report shows its recognised fields, and nothing in it was verified.\n\nFew signals of machine writing.\n\nScore       12 of 100 (low)\nConfidence  moderate\n\nWords: 240\n\nReport rep_01m8apd2xwaq3vsw85af6tq870. This text is not signed.\n\nAdded by the person who made this report, not checked by the service\nTitle: Harbour, second draft\n',
          signature: null,
          share: {
            token:
              'EOe6jxdiQxPw8Pg4ua78fn8Qy8KkiSW1rdHj8sIM8-M-JORNuWKOAI82mP3-pHD_o0rjY5ZuXjuHKx05Mprot-vcImfQr3Iwx_IWGuaTlS8RSQ',
            url: '/shared/EOe6jxdiQxPw8Pg4ua78fn8Qy8KkiSW1rdHj8sIM8-M-JORNuWKOAI82mP3-pHD_o0rjY5ZuXjuHKx05Mprot-vcImfQr3Iwx_IWGuaTlS8RSQ',
            expires_at: '2026-12-26T01:09:31.708Z',
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
          feedback_id: 'fb_01m8apd3jn99zx6mf6nsd5nbg9',
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
          leading_read: 'filename_text',
          reads: [
            {
              name: 'instruction_text',
              score: 0.006,
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
              detail: 'The image gave this read nothing.',
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
              detail: 'The image gave this read nothing.',
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
              score: 0.012,
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
              detail: 'The image gave this read nothing.',
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
              score: 0.006,
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
              detail: 'The image gave this read nothing.',
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
              detail: 'The image gave this read nothing.',
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
              detail: 'The image gave this read nothing.',
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
              detail: 'The image gave this read nothing.',
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
              detail: 'The image gave this read nothing.',
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
          layers_read: ['filename', 'png', 'pixels', 'codes'],
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
          id: 'key_MPKxJLMSiE95PIrJ',
          label: 'nightly check',
          scope: 'read',
          last4: 'e4Y7',
          created_at: '2026-11-26T01:09:39.354Z',
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
              id: 'scan_01m8apd12s6d82rtneetmzvsjr',
              title: 'letter.txt',
              created_at: '2026-11-26T01:09:29.817Z',
              preview:
                'We walked down to the harbour before breakfast because the ferry leaves at seven and nobody trusts the timetable in March. The shop was shut, so I ate the last…',
              headline:
                'Many signals of machine writing, mostly from the wording as the deeper model reads it, function words and spelled numbers.',
              assessed: true,
              score: 72.8,
              band: 'elevated',
              word_count: 70,
              genre: '',
              parent_scan_id: null,
            },
            {
              id: 'scan_01m8apd11n2nk0q4vedd043ze4',
              title: null,
              created_at: '2026-11-26T01:09:29.781Z',
              preview:
                'We walked down to the harbour before breakfast because the ferry leaves at seven and nobody trusts the timetable in March. The shop was shut, so I ate the last…',
              headline:
                'Many signals of machine writing, mostly from the wording as the deeper model reads it, function words and spelled numbers.',
              assessed: true,
              score: 72.8,
              band: 'elevated',
              word_count: 70,
              genre: '',
              parent_scan_id: null,
            },
            {
              id: 'scan_01m8apd10be2rvrcyt7ygn56jr',
              title: 'letter.md',
              created_at: '2026-11-26T01:09:29.739Z',
              preview:
                'To the harbour office We walked down to the harbour before breakfast because the ferry leaves at seven and nobody trusts the timetable in March. The shop was sh…',
              headline:
                'Some signals of machine writing, mostly from the wording as the deeper model reads it, spelled numbers and function words.',
              assessed: true,
              score: 47.8,
              band: 'moderate',
              word_count: 74,
              genre: '',
              parent_scan_id: null,
            },
            {
              id: 'scan_01m8apcz1606pswcv1ej2dhhnr',
              title: 'Harbour, first draft',
              created_at: '2026-11-26T01:09:27.718Z',
              preview:
                'The harbour plays a crucial role in the life of the town — serving as a vibrant hub where tradition meets innovation. Moreover, it fosters a sense of community,…',
              headline:
                'Strong signals of machine writing, mostly from the wording as the deeper model reads it, words and phrases that AI models favour and function words.',
              assessed: true,
              score: 99.8,
              band: 'high',
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
              id: 'cln_01m8apd28p6j0d0geg01vsx264',
              title: null,
              created_at: '2026-11-26T01:09:31.030Z',
              preview: "'Closed' - until May...",
              mode: 'light',
              total_changes: 4,
              chars_in: 21,
              chars_out: 23,
            },
            {
              id: 'cln_01m8apd2627vh1a36x0189nxqy',
              title: 'Note',
              created_at: '2026-11-26T01:09:30.946Z',
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
              id: 'rep_01m8apd2xwaq3vsw85af6tq870',
              title: 'Harbour, second draft',
              created_at: '2026-11-26T01:09:31.708Z',
              share: {
                token:
                  'EOe6jxdiQxPw8Pg4ua78fn8Qy8KkiSW1rdHj8sIM8-M-JORNuWKOAI82mP3-pHD_o0rjY5ZuXjuHKx05Mprot-vcImfQr3Iwx_IWGuaTlS8RSQ',
                url: '/shared/EOe6jxdiQxPw8Pg4ua78fn8Qy8KkiSW1rdHj8sIM8-M-JORNuWKOAI82mP3-pHD_o0rjY5ZuXjuHKx05Mprot-vcImfQr3Iwx_IWGuaTlS8RSQ',
                expires_at: '2026-12-26T01:09:31.708Z',
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
      report_id: 'rep_01m8apd2xwaq3vsw85af6tq870',
    },
    examples: {
      call: {
        summary: 'Fetch a saved report',
        type: 'application/json',
        value: {
          report_id: 'rep_01m8apd2xwaq3vsw85af6tq870',
          title: 'Harbour, second draft',
          created_at: '2026-11-26T01:09:31.708Z',
          html: '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;sha256-XbtrKan/TMjJPBXLNFQyUIHaMdYw5fVAZLEp9+QSDb8=&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n<meta name="color-scheme" content="light dark">\n<title>Text scan · Telltale report</title>\n<style>\n:root{--ink:#1f2a37;--soft:#566273;--rule:#dfe4ea;--page:#fff;--ground:#f4f6f8;--tint:#eef3f7;\n--low:#b9d3da;--moderate:#8fb3cb;--elevated:#6c87b8;--high:#545b9b;--machine:#6c79b8;--person:#4f9a94;\n--tint-elevated:#f4f6fb;--tint-high:#eef0fa;--mark-machine:#e3e6f6;--mark-person:#dcefec;--mark-trace:#f3e8cf;color-scheme:light}\n*{box-sizing:border-box}\nhtml{background:var(--ground)}\nbody{margin:0 auto;max-width:52rem;padding:2.75rem 3.25rem 2rem;background:var(--page);color:var(--ink);\nfont:16px/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}\nheader{border-bottom:1px solid var(--rule);padding-bottom:1rem;margin-bottom:1.25rem}\n.kind{margin:0;colo\n…',
          text: 'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.\n\nText scan (2026-11-26T01:09:31.708Z)\n\nThis result was changed or does not come from this service. The report shows its recognised fields, and nothing in it was verified.\n\nFew signals of machine writing.\n\nScore       12 of 100 (low)\nConfidence  moderate\n\nWords: 240\n\nReport rep_01m8apd2xwaq3vsw85af6tq870. This text is not signed.\n\nAdded by the person who made this report, not checked by the service\nTitle: Harbour, second draft\n',
          signature: null,
          share: {
            token:
              'EOe6jxdiQxPw8Pg4ua78fn8Qy8KkiSW1rdHj8sIM8-M-JORNuWKOAI82mP3-pHD_o0rjY5ZuXjuHKx05Mprot-vcImfQr3Iwx_IWGuaTlS8RSQ',
            url: '/shared/EOe6jxdiQxPw8Pg4ua78fn8Qy8KkiSW1rdHj8sIM8-M-JORNuWKOAI82mP3-pHD_o0rjY5ZuXjuHKx05Mprot-vcImfQr3Iwx_IWGuaTlS8RSQ',
            expires_at: '2026-12-26T01:09:31.708Z',
          },
        },
      },
    },
  },
  sharedReport: {
    path: {
      token:
        'EOe6jxdiQxPw8Pg4ua78fn8Qy8KkiSW1rdHj8sIM8-M-JORNuWKOAI82mP3-pHD_o0rjY5ZuXjuHKx05Mprot-vcImfQr3Iwx_IWGuaTlS8RSQ',
    },
    examples: {
      call: {
        summary: 'Open a shared report',
        type: 'text/html',
        value:
          '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;sha256-XbtrKan/TMjJPBXLNFQyUIHaMdYw5fVAZLEp9+QSDb8=&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n<meta name="color-scheme" content="light dark">\n<title>Text scan · Telltale report</title>\n<style>\n:root{--ink:#1f2a37;--soft:#566273;--rule:#dfe4ea;--page:#fff;--ground:#f4f6f8;--tint:#eef3f7;\n--low:#b9d3da;--moderate:#8fb3cb;--elevated:#6c87b8;--high:#545b9b;--machine:#6c79b8;--person:#4f9a94;\n--tint-elevated:#f4f6fb;--tint-high:#eef0fa;--mark-machine:#e3e6f6;--mark-person:#dcefec;--mark-trace:#f3e8cf;color-scheme:light}\n*{box-sizing:border-box}\nhtml{background:var(--ground)}\nbody{margin:0 auto;max-width:52rem;padding:2.75rem 3.25rem 2rem;background:var(--page);color:var(--ink);\nfont:16px/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}\nheader{border-bottom:1px solid var(--rule);padding-bottom:1rem;margin-bottom:1.25rem}\n.kind{margin:0;colo\n…',
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
              id: 'fb_01m8apd3jn99zx6mf6nsd5nbg9',
              created_at: '2026-11-26T01:09:32.373Z',
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
  getScan: {
    path: {
      id: 'scan_01m8apcz1606pswcv1ej2dhhnr',
    },
    examples: {
      call: {
        summary: 'Fetch one saved scan with its revision chain',
        type: 'application/json',
        value: {
          id: 'scan_01m8apcz1606pswcv1ej2dhhnr',
          scan_id: 'scan_01m8apcz1606pswcv1ej2dhhnr',
          title: 'Harbour, first draft',
          created_at: '2026-11-26T01:09:27.718Z',
          parent_scan_id: null,
          headline:
            'Strong signals of machine writing, mostly from the wording as the deeper model reads it, words and phrases that AI models favour and function words.',
          score: 99.8,
          band: 'high',
          label: 'Strong signals of machine writing',
          assessed: true,
          confidence: 'low',
          confidence_note: 'Only 73 words: scores of texts under 100 words depend strongly on chance.',
          model_used: true,
          read_as: 'plain',
          word_count: 73,
          coverage: {
            active_signals: 62,
            total_signals: 65,
            words: 73,
          },
          baseline: 1,
          fixes: [
            "State what is, without first denying what is not. See 'not just'.",
            "Cut the stock phrases, or replace each with a fact. See 'plays a crucial role'. One way: 'The harbour is important in the life of the town — serving as a lively hub where tradition meets innovation.'",
          ],
          fix_details: [
            {
              text: "State what is, without first denying what is not. See 'not just'.",
              signal: 'negative_parallelism',
              spans: [
                {
                  start: 233,
                  end: 241,
                  text: 'not just',
                },
              ],
            },
            {
              text: "Cut the stock phrases, or replace each with a fact. See 'plays a crucial role'. One way: 'The harbour is important in the life of the town — serving as a lively hub where tradition meets innovation.'",
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
                text: 'The harbour is important in the life of the town — serving as a lively hub where tradition meets innovation.',
              },
            },
          ],
          passages: [
            {
              start: 0,
              end: 481,
              words: 73,
              score: 99.8,
              band: 'high',
              confidence: 'low',
              top: [
                {
                  name: 'deeper_model',
                  points: 70.07,
                  detail:
                    "The deeper model compares the word sequences of this text with those of the texts that it was trained on: they are nearer to the AI-generated than to the human-written ones. Nearest to AI-generated: 'it’s a testament to resilience, collaboration' and 'It’s not just a place to'.",
                  evidence: [
                    {
                      start: 0,
                      end: 32,
                      text: 'The harbour plays a crucial role',
                      log_odds: 0.793,
                    },
                    {
                      start: 118,
                      end: 149,
                      text: 'Moreover, it fosters a sense of',
                      log_odds: 0.915,
                    },
                    {
                      start: 228,
                      end: 252,
                      text: 'It’s not just a place to',
                      log_odds: 0.96,
                    },
                  ],
                },
                {
                  name: 'machine_phrasing',
                  points: 7.3,
                  detail:
                    "19 phrases in 73 words are on the list of 952 phrases that are more common in AI-generated than in human-written training texts, such as 'a crucial' and 'a crucial role'. Weighted by how well each separates the two labels, they add up to 9.18 per 100 words; human-written texts have about 0.54, AI-generated about 1.41.",
                  evidence: [
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
                  ],
                },
                {
                  name: 'semicolons',
                  points: -3.15,
                  detail:
                    "1 semicolon between words in 73 words, as in 'boat; it’s'; human-written texts have about 1.75 per 1,000 words, AI-generated about 0.77.",
                  evidence: [
                    {
                      start: 260,
                      end: 270,
                      text: 'boat; it’s',
                    },
                  ],
                },
                {
                  name: 'ai_vocabulary',
                  points: 2.68,
                  detail:
                    "13 of 73 words are on the list of 265 words that are more common in AI-generated than in human-written training texts, such as 'crucial' and 'vibrant'; human-written texts have about 10.6 per 1,000 words, AI-generated about 26.6.",
                  evidence: [
                    {
                      start: 20,
                      end: 27,
                      text: 'crucial',
                    },
                    {
                      start: 72,
                      end: 79,
                      text: 'vibrant',
                    },
                    {
                      start: 131,
                      end: 138,
                      text: 'fosters',
                    },
                  ],
                },
                {
                  name: 'human_phrasing',
                  points: 2.61,
                  detail:
                    'Few or weak phrases that are more common in human-written than in AI-generated training texts: 2 phrases in 73 words are on the list of 865. Weighted by how well each separates the two labels, they add up to 0.3 per 100 words; human-written texts have about 2.19, AI-generated about 1.23.',
                  evidence: [],
                },
              ],
            },
          ],
          mixed: {
            mixed: false,
            elevated_share: 1,
            note: 'No change was found within the text.',
          },
          artefacts: [],
          genre: 'expository',
          genre_note: 'Scored as a blog or web article, at standard weights.',
          esl: false,
          language: 'en',
          engine: 'ba085318.0a1aa18d5c01',
          calibration: {
            false_positive_rate: 0,
            interval: [0, 0.0069],
            n: 550,
            human_percentile: 1,
            distribution: [
              0.9018, 0.0673, 0.0109, 0.0109, 0.0055, 0, 0, 0.0018, 0.0018, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            ai_generated: null,
          },
          disclaimer:
            'This score is a signal, not a verdict: it says how much a text resembles machine prose, never who wrote it. Do not judge a person by it.',
          signals: [
            {
              name: 'deeper_model',
              score: 1,
              weight: 0.789,
              detail:
                "The deeper model compares the word sequences of this text with those of the texts that it was trained on: they are nearer to the AI-generated than to the human-written ones. Nearest to AI-generated: 'it’s a testament to resilience, collaboration' and 'It’s not just a place to'.",
              value: 7.902,
              active: true,
              points: 70.07,
              evidence: [
                {
                  start: 0,
                  end: 32,
                  text: 'The harbour plays a crucial role',
                  log_odds: 0.793,
                },
                {
                  start: 118,
                  end: 149,
                  text: 'Moreover, it fosters a sense of',
                  log_odds: 0.915,
                },
                {
                  start: 228,
                  end: 252,
                  text: 'It’s not just a place to',
                  log_odds: 0.96,
                },
                {
                  start: 266,
                  end: 311,
                  text: 'it’s a testament to resilience, collaboration',
                  log_odds: 1.449,
                },
                {
                  start: 390,
                  end: 441,
                  text: 'to sustainability, ensuring that future generations',
                  log_odds: 0.92,
                },
              ],
            },
            {
              name: 'machine_phrasing',
              score: 0.996,
              weight: 0.654,
              detail:
                "19 phrases in 73 words are on the list of 952 phrases that are more common in AI-generated than in human-written training texts, such as 'a crucial' and 'a crucial role'. Weighted by how well each separates the two labels, they add up to 9.18 per 100 words; human-written texts have about 0.54, AI-generated about 1.41.",
              value: 9.175,
              active: true,
              points: 7.3,
              evidence: [
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
                {
                  start: 139,
                  end: 146,
                  text: 'a sense',
                },
              ],
            },
            {
              name: 'semicolons',
              score: 0.202,
              weight: 0.47,
              detail:
                "1 semicolon between words in 73 words, as in 'boat; it’s'; human-written texts have about 1.75 per 1,000 words, AI-generated about 0.77.",
              value: 13.699,
              active: true,
              points: -3.15,
              evidence: [
                {
                  start: 260,
                  end: 270,
                  text: 'boat; it’s',
                },
              ],
            },
          ],
          text: 'The harbour plays a crucial role in the life of the town — serving as a vibrant hub where tradition meets innovation. Moreover, it fosters a sense of community, connecting residents, visitors, and businesses in meaningful ways. It’s not just a place to moor a boat; it’s a testament to resilience, collaboration, and shared purpose. Furthermore, ongoing investments underscore a commitment to sustainability, ensuring that future generations can continue to enjoy its unique charm.',
          revisions: [
            {
              id: 'scan_01m8apcz1606pswcv1ej2dhhnr',
              created_at: '2026-11-26T01:09:27.718Z',
              score: 99.8,
              title: 'Harbour, first draft',
            },
          ],
        },
      },
    },
  },
  getCleanup: {
    path: {
      hid: 'cln_01m8apd2627vh1a36x0189nxqy',
    },
    examples: {
      call: {
        summary: 'Fetch one saved cleanup',
        type: 'application/json',
        value: {
          id: 'cln_01m8apd2627vh1a36x0189nxqy',
          title: 'Note',
          created_at: '2026-11-26T01:09:30.946Z',
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
  getFeedback: {
    path: {
      id: 'fb_01m8apd3jn99zx6mf6nsd5nbg9',
    },
    examples: {
      call: {
        summary: 'Fetch one saved feedback',
        type: 'application/json',
        value: {
          id: 'fb_01m8apd3jn99zx6mf6nsd5nbg9',
          created_at: '2026-11-26T01:09:32.373Z',
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
              id: 'ses_c9cca507811f7314',
              created_at: '2026-11-26T01:09:39.635Z',
              last_used_at: '2026-11-26T01:09:39.635Z',
              expires_at: '2026-12-26T01:09:39.635Z',
              current: true,
            },
            {
              id: 'ses_fd351cb09f3523f3',
              created_at: '2026-11-26T01:09:39.597Z',
              last_used_at: '2026-11-26T01:09:39.597Z',
              expires_at: '2026-12-26T01:09:39.597Z',
              current: false,
            },
            {
              id: 'ses_1c26dfcf19c4730e',
              created_at: '2026-11-26T01:09:39.346Z',
              last_used_at: '2026-11-26T01:09:39.346Z',
              expires_at: '2026-12-26T01:09:39.346Z',
              current: false,
            },
            {
              id: 'ses_b01ad9191ee2dd4a',
              created_at: '2026-11-26T01:09:39.294Z',
              last_used_at: '2026-11-26T01:09:39.294Z',
              expires_at: '2026-12-26T01:09:39.294Z',
              current: false,
            },
            {
              id: 'ses_93dce3e22fa80125',
              created_at: '2026-11-26T01:09:25.782Z',
              last_used_at: '2026-11-26T01:09:25.782Z',
              expires_at: '2026-12-26T01:09:25.782Z',
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
              id: 'key_1CI67ACUX7O6UqY1',
              label: 'examples',
              scope: 'full',
              last4: 'MAAB',
              created_at: '2026-11-26T01:09:26.022Z',
              expires_at: null,
              last_used_at: '2026-11-26T01:09:26.290Z',
            },
            {
              id: 'key_MPKxJLMSiE95PIrJ',
              label: 'nightly check',
              scope: 'read',
              last4: 'e4Y7',
              created_at: '2026-11-26T01:09:39.354Z',
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
            characters_per_text: 10000,
            upload_bytes: 1048576,
            image_bytes: 10485760,
            stored_records: 0,
            stored_bytes: 0,
            requests_per_hour: 60,
            images_per_hour: 0,
            words_per_month: null,
            deep_scans_per_month: 0,
            image_deep_reads_per_month: 0,
          },
          usage: {
            requests_this_hour: 0,
            requests_remaining: 60,
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
          uptime_s: 17,
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
              x: '4lCpYOOT98kZKaTblFrRi0LWeQTcc1SKtuUBLzk3Sgc',
              kid: 'vR1ASeFn1N31GLB5-w0rjB2LlTGpR2cFA0o3x4RAMBY',
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
      report_id: 'rep_01m8apd2xwaq3vsw85af6tq870',
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
      id: 'scan_01m8apcz1606pswcv1ej2dhhnr',
    },
    examples: {
      title: {
        summary: 'A new title',
        type: 'application/json',
        value: {
          id: 'scan_01m8apcz1606pswcv1ej2dhhnr',
          title: 'Second draft',
        },
      },
    },
  },
  deleteScan: {
    path: {
      id: 'scan_01m8apcz1606pswcv1ej2dhhnr',
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
      hid: 'cln_01m8apd2627vh1a36x0189nxqy',
    },
    examples: {
      title: {
        summary: 'A new title',
        type: 'application/json',
        value: {
          id: 'cln_01m8apd2627vh1a36x0189nxqy',
          title: 'Second draft',
        },
      },
    },
  },
  deleteCleanup: {
    path: {
      hid: 'cln_01m8apd2627vh1a36x0189nxqy',
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
  deleteFeedback: {
    path: {
      id: 'fb_01m8apd3jn99zx6mf6nsd5nbg9',
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
      id: 'ses_c9cca507811f7314',
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
      id: 'key_MPKxJLMSiE95PIrJ',
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
