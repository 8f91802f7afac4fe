/**
 * Genre, length bucket, engine, and the number of held-out human-written texts in each half point of the
 * score; xN stands for N empty half points. Written by `npm run fit`.
 */
export const measured = `
standard 0 heuristics 2 48 101 193 218 253 268 248 225 212 187 147 142 123 106 92 82 58 75 49 50 49 34 36 31 25 34 31 27 21 17 23 15 10 14 16 7 9 10 9 10 9 4 12 8 6 5 7 7 8 4 6 1 4 3 7 5 5 2 2 3 2 3 1 1 2 4 4 2 x1 6 1 x2 2 1 1 2 1 1 x1 1 2 5 x1 2 x2 2 1 x3 1 x2 1 x1 1 x4 1 1 x2 1 x1 1 x4 1 x20 1 x24 1 x7 1
standard 1 heuristics 364 924 909 825 639 525 448 391 324 256 218 204 151 155 145 112 91 114 87 82 59 67 73 58 51 51 43 33 38 33 27 32 22 27 27 22 21 11 18 17 18 16 15 21 12 11 9 11 14 18 4 9 7 5 4 3 11 5 10 7 2 6 9 5 2 3 5 2 3 4 3 6 3 7 5 3 2 2 2 1 3 1 2 4 3 4 x2 3 2 x1 3 5 2 3 4 2 1 4 x1 1 x2 1 2 1 x4 1 2 2 x1 1 1 2 1 x2 2 x2 2 x1 1 1 x1 1 x2 1 x3 2 x4 1 1 x2 1 1 x1 1 x2 1 x1 1 1 x2 1 x7 1 x27 1
standard 2 heuristics 3847 2222 1104 601 447 343 246 184 149 129 124 86 72 56 53 54 52 42 38 28 27 35 21 32 24 18 17 17 18 11 8 13 6 11 10 9 15 10 6 5 5 4 13 4 5 5 4 2 5 3 4 5 7 4 3 3 2 2 1 4 5 x1 2 2 7 4 1 5 2 2 1 1 1 2 2 2 5 2 2 3 1 2 4 2 3 x1 1 1 1 x1 2 1 x1 1 8 1 x2 1 1 x1 1 1 x3 2 2 x1 1 x2 1 x1 2 2 x1 1 1 2 x3 1 x4 1 x1 1 1 1 x1 2 x8 1 1 x2 1 x1 1 x9 2 x10 1 x2 1 x3 1
standard 3 heuristics 742 226 107 66 59 34 26 22 21 17 17 4 18 8 7 8 9 6 1 4 5 6 4 5 3 4 2 3 2 2 3 3 3 x1 4 5 2 3 2 1 4 x1 2 2 1 1 2 x1 1 1 x3 3 2 3 1 x1 1 5 x2 1 x1 1 1 4 2 x1 1 x3 1 1 1 x2 2 1 1 x1 1 1 2 1 x1 1 1 3 1 1 x1 1 x3 1 x1 1 x2 1 2 x2 1 x1 1 1 x1 1 x6 1 x2 1 x9 1 x5 1 x9 1 x4 1 1 x9 2 x11 1 x12 1 x4 1 x2 1
academic 0 heuristics x1 15 21 48 70 62 63 48 41 32 34 27 26 13 10 14 14 9 9 7 9 4 4 3 3 2 1 3 1 1 2 3 2 x1 2 1 3 1 1 2 1 x1 1 x3 1 1 x3 2 x1 1 x23 1 x9 1
academic 1 heuristics 193 447 369 286 246 161 115 87 69 55 42 55 41 26 26 23 25 12 17 7 14 12 5 7 8 3 4 5 2 5 x1 4 2 1 1 4 x1 4 1 x1 3 2 1 1 x1 2 1 x2 1 x2 1 x1 1 x8 1 x5 1 1 x14 1 x9 1 x3 1 1 x16 1
academic 2 heuristics 1155 335 122 92 33 18 12 14 9 12 7 4 7 4 3 x1 1 2 4 4 2 1 x2 1 1 1 x2 2 1 x4 1 x17 1 x19 1 x19 1
academic 3 heuristics 262 39 17 1 5 4 2 1 x1 2 1 x3 1
expository 0 heuristics 5 43 54 71 60 41 37 47 34 19 18 16 15 5 8 6 8 8 3 6 1 4 6 x1 2 2 3 1 1 5 x1 1 1 1 2 2 2 2 2 1 x1 3 1 1 2 x1 2 x5 1 x2 1 x1 1 1 1 x8 1 x5 1 x9 1 x8 1 x51 1 x19 1
expository 1 heuristics 348 393 282 184 114 81 79 52 49 38 37 25 19 22 17 15 16 6 9 9 8 3 4 9 3 7 4 8 3 2 2 5 3 2 2 3 2 3 1 1 x1 1 1 1 1 1 2 3 1 1 2 1 x1 1 1 1 x3 2 1 1 x3 1 x1 1 x1 1 x1 1 x3 1 x1 2 x3 1 x3 1 x1 1 x1 1 x6 1 x3 1 x5 1 x18 1 x3 1 x10 2 x1 2
expository 2 heuristics 2189 432 160 95 59 40 34 21 20 19 14 9 5 5 1 6 7 4 2 4 1 2 5 1 4 1 1 1 1 1 1 x1 1 1 2 x1 2 x2 2 1 1 1 1 x1 1 1 x1 1 x1 3 x2 3 x5 1 1 x1 1 1 x1 2 2 1 x2 1 x3 1 1 x3 1 1 x1 2 x3 1 x8 1 x6 1 1 x1 1 x8 1 x8 1 x9 1 x3 1 x5 1 x3 1 x18 1 x1 1
expository 3 heuristics 426 61 28 19 19 15 6 12 4 4 2 3 4 6 3 2 5 1 3 3 1 1 x1 3 2 3 3 5 1 2 x3 2 x1 3 3 x1 2 x1 3 x1 2 x4 2 1 x2 1 1 x5 1 1 2 x1 1 x1 1 x7 1 x1 1 1 2 2 1 1 x2 1 1 x5 1 x3 2 x3 1 x12 1 x7 1 1 x7 1 x14 1 x3 1 x1 1 x24 1 x7 1 x7 1 x6 1
fiction 0 heuristics 1 4 10 34 36 43 37 25 31 21 23 15 11 14 8 7 12 4 6 3 3 5 3 2 3 3 4 2 3 1 2 1 1 x1 1 2 2 1 x3 1 x1 1 x1 1 x4 1 x2 1 x7 1 x35 1
fiction 1 heuristics 26 80 66 63 51 57 30 17 24 14 12 21 10 12 6 6 10 4 5 3 3 2 x1 1 3 2 4 2 1 2 3 x1 2 4 x3 1 1 x2 1 x2 1 x1 1 x3 1 x15 1 x5 1 x12 1
fiction 2 heuristics 414 314 165 97 63 38 32 24 15 18 10 9 8 5 4 2 4 x1 2 2 1 3 4 2 1 1 1 1 2 1 x1 2 2 3 x3 1 x1 1 1 x4 1 x3 1 x8 1 x1 1 x2 1 x8 1
fiction 3 heuristics 80 15 6 1 1 x1 2
promotional 0 heuristics x1 3 9 12 13 11 13 8 8 5 9 9 1 5 1 1 3 1 x1 1 2 x1 4 x2 1 x3 2 2 x4 1 x9 1 x2 1 x24 1
promotional 1 heuristics 45 73 63 34 32 15 23 18 8 8 7 10 6 5 3 6 5 x1 5 6 4 1 2 1 4 1 2 2 1 x1 1 x2 2 1 x2 1 x1 1 x3 1 x6 1 x1 1 x21 1 x79 1
promotional 2 heuristics 367 145 51 26 22 8 17 8 8 3 2 8 x1 2 1 x1 1 2 5 1 x1 2 2 x1 1 x1 1 1 x3 1 x9 1 x6 1
promotional 3 heuristics 45 7 1 1 x1 2
standard 0 model 1414 637 292 206 149 99 68 54 38 37 34 28 16 24 17 21 13 13 14 6 8 8 8 6 4 6 9 5 6 3 2 1 6 2 2 4 3 6 3 1 x1 3 2 3 2 2 1 1 1 x2 2 x2 2 x1 2 x1 1 x1 1 x1 1 x1 1 1 1 x1 1 x1 1 x1 2 x1 1 1 x1 2 x4 1 x2 1 x8 1 1 x5 1 x4 1 x12 1
standard 1 model 5341 938 441 261 185 122 90 83 64 47 44 41 29 31 22 22 19 12 19 11 10 16 15 11 12 4 4 8 7 6 9 6 5 7 2 3 7 5 5 5 2 6 4 5 2 x1 2 6 3 1 2 2 3 x1 3 2 1 x1 1 1 1 2 2 3 x1 1 2 1 1 1 x2 1 x1 1 x2 1 1 1 x1 2 x4 1 x1 1 2 x4 1 1 2 x3 1 x5 2 x2 1 x4 1 x3 1 1 x6 1 x4 1 x2 1 x1 1 x11 1 x12 1 1 x2 1 x1 1 x1 1
standard 2 model 8634 633 274 168 104 63 64 50 36 26 33 25 23 22 15 15 7 11 9 17 9 7 7 4 7 4 5 4 3 1 4 1 x1 7 1 4 4 2 3 5 1 2 1 2 2 3 3 1 1 2 3 2 1 x1 1 x1 1 4 2 3 x2 3 3 1 2 x3 3 x2 1 x1 1 x1 1 2 x1 2 1 x3 1 x1 1 x7 1 1 x2 1 3 x1 1 1 x1 1 x6 1 x2 1 x5 1 x4 1 x5 1 x5 1 x14 1 x2 1 x8 1 x2 1 x21 1
standard 3 model 1200 101 46 35 21 15 16 3 13 9 13 5 3 7 2 6 4 x1 5 2 x1 1 x1 1 x2 3 3 2 2 1 x1 1 1 1 1 1 x2 1 x1 1 x7 1 1 x1 1 x1 1 1 2 x5 1 x1 1 1 x2 1 x8 1 x3 1 x1 1 x5 1 x5 1 x8 1 x33 1 x43 1
academic 0 model 260 147 55 43 25 16 16 9 5 8 3 1 3 x1 3 1 3 2 1 1 2 1 x3 1 x2 1 x3 1 x2 3 1 1 1 x2 1 x6 1 x4 1 x12 1 x19 1
academic 1 model 1589 334 136 72 59 35 29 15 15 15 8 6 4 9 6 6 7 5 3 4 5 3 4 3 3 2 x1 1 1 1 2 1 x2 2 x2 3 x4 1 1 x2 2 x2 1 1 x7 1 x10 1 x1 1 x2 1 1 x1 1 x6 1 x12 1 x6 1 x10 1 x18 1
academic 2 model 1647 97 32 22 7 6 5 4 2 5 3 1 1 1 1 1 x3 1 1 x1 3 x1 1 2 x4 1 1 x2 1 x1 1 x19 1 x2 1 1 x37 1
academic 3 model 294 17 4 7 2 x1 2 x1 1 3 x2 1 x1 1 x4 1 x2 1 x19 1
expository 0 model 268 83 51 29 22 14 9 9 5 6 3 7 3 5 5 4 2 5 2 1 1 x1 1 2 x3 1 1 x1 1 x1 1 1 1 1 1 x3 1 1 1 x29 1 x14 1
expository 1 model 1427 170 87 43 30 23 18 8 12 12 7 6 5 4 4 8 3 1 5 3 2 1 3 x2 2 1 2 2 x2 3 2 1 1 x1 3 1 1 x5 1 1 x2 1 x2 1 x3 1 x4 1 x6 1 x2 1 x19 1 x33 1 x34 1
expository 2 model 2883 131 61 28 16 9 11 8 5 2 5 2 5 2 3 3 2 1 1 2 1 x5 2 1 x2 2 1 x6 1 x1 2 2 x17 1 x56 1 x10 1
expository 3 model 581 39 14 15 6 9 4 4 3 2 3 3 x1 1 1 1 1 x4 1 x3 1 1 x1 1 1 x16 1 x16 2 x11 1 1 1 x59 1
fiction 0 model 90 56 39 28 17 16 13 5 14 8 5 3 5 3 2 2 4 3 1 3 x1 1 1 x2 1 1 x1 1 1 1 x7 1 1 x1 2 x5 1 x2 1 x2 1 x3 1 1 x19 1 x20 1
fiction 1 model 305 91 48 11 19 12 8 8 8 5 3 1 6 3 3 x1 1 1 2 x3 2 1 x2 1 1 1 1 1 x1 2 x4 1 1 1 x6 1 1 x5 2 x4 1 x8 1 x50 1
fiction 2 model 934 112 45 30 28 18 14 5 14 4 x1 6 3 1 5 3 2 2 3 1 1 3 1 1 x1 1 x1 1 1 x4 1 2 1 1 x1 2 x1 1 1 x8 1 x2 3 x1 1 x12 1 x8 1 x4 1 1 x39 1 x11 1
fiction 3 model 99 x1 5 x1 1
promotional 0 model 82 20 7 2 3 1 2 1 x4 1 1 x2 1 x4 1 x6 1 x18 1
promotional 1 model 348 23 11 3 2 4 2 1 x1 2 x1 2 1 x3 1 x149 1
promotional 2 model 658 14 3 3 3 1 1 x1 1 x15 1 1 x38 1
promotional 3 model 55 x1 1
`;

export const measuredAi = ``;

/** Version of the classifier used in the rows of `model`. */
export const measuredModel = '0a1aa18d5c01';
