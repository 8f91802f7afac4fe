/**
 * Genre, length bucket, engine, and the number of held-out human-written texts in each half point of the
 * score; xN stands for N empty half points. Written by `npm run fit`.
 */
export const measured = `
standard 0 heuristics 150 471 533 439 322 250 209 147 128 86 82 70 60 46 39 30 33 36 31 27 13 18 14 14 14 7 10 7 15 10 10 4 7 9 6 9 6 8 3 5 3 3 4 3 2 4 3 5 1 1 2 3 3 x1 2 3 x1 2 5 1 2 4 x1 1 x1 4 2 1 1 1 1 1 x1 4 2 1 1 1 1 1 1 x2 1 3 x1 2 x4 1 x3 1 x7 1 x4 1 x1 1 x8 1 x30 1 x12 1 x11 1
standard 1 heuristics 2276 1599 924 630 400 315 237 194 168 121 104 76 88 74 78 53 37 55 40 30 35 30 24 21 25 20 14 16 17 12 21 13 15 10 12 11 4 13 10 15 7 6 6 6 7 9 7 4 6 5 7 7 2 5 4 1 3 6 3 4 3 4 1 3 4 4 4 2 4 1 3 3 3 2 x1 2 x1 1 1 2 2 1 2 4 2 1 1 1 1 2 3 3 1 2 x1 2 2 1 2 3 x1 1 1 x1 2 1 x2 1 x5 1 x2 3 1 x2 2 x3 1 x1 2 1 1 1 x1 1 1 x1 1 x2 2 1 x1 1 x1 1 x2 2 x2 1 x5 1 x6 1 x5 2 x3 1 x23 1
standard 2 heuristics 7332 1125 502 299 159 137 100 76 64 40 58 41 29 31 22 24 26 17 17 15 12 7 13 7 11 11 9 10 8 3 6 8 4 6 4 1 8 4 2 7 6 4 5 1 4 3 1 x1 1 3 1 2 2 1 4 2 6 1 x1 2 3 x1 5 3 x1 3 1 3 1 x1 1 2 x1 2 1 2 1 2 2 1 1 3 1 x2 2 2 x1 2 2 1 x3 1 1 x2 1 x2 2 3 3 x2 1 x1 2 x1 2 1 1 1 x1 1 x1 1 x4 1 x1 1 x4 1 x2 1 1 x7 1 1 2 x1 1 x7 1 x7 1 x12 1 1 x1 1 x5 1
standard 3 heuristics 1081 135 59 38 25 9 18 15 13 5 7 4 10 4 4 3 4 3 5 2 4 1 2 1 7 2 3 3 1 2 1 3 x1 3 x1 1 2 2 x3 1 3 1 1 1 2 x2 3 2 1 1 x6 1 2 2 x1 1 1 x2 1 1 1 x3 3 2 2 2 x1 1 1 1 x1 1 x2 2 1 1 x2 1 1 x3 1 2 1 x8 1 x3 1 x4 1 x4 1 x15 1 x11 1 x6 1 x3 1 x15 1 x6 1 1 x12 2 1
academic 0 heuristics 35 133 122 80 58 41 29 15 22 11 10 12 6 4 4 4 2 2 3 1 3 1 2 2 x1 4 2 1 1 2 1 x5 1 1 x4 2 x1 1 x28 1 x10 1
academic 1 heuristics 1025 569 253 133 92 76 48 27 32 27 12 15 13 11 10 6 6 6 3 2 1 1 5 2 x1 4 2 2 x1 1 2 2 2 x1 2 1 x1 1 1 x3 1 x1 1 x16 1 1 x7 1 x15 1 x7 1 x6 1 x17 1 x27 1
academic 2 heuristics 1629 118 27 23 11 10 8 1 3 1 7 3 x3 2 2 x1 2 x3 1 x22 1 x17 1 x23 1
academic 3 heuristics 318 6 6 1 1 2 x1 1
expository 0 heuristics 311 140 36 17 13 7 5 2 2 9 4 4 1 x1 1 x1 1 x1 1 2 x1 2 x2 1 x9 1 1 x59 1 x39 1
expository 1 heuristics 1474 211 81 35 24 14 9 10 7 6 3 2 4 1 3 3 1 x1 1 x1 1 1 1 3 x3 1 x2 2 1 2 1 x1 1 x6 2 x13 1 x9 1 x3 1 1 x11 1 x14 1 x2 1
expository 2 heuristics 3010 84 26 10 5 7 4 3 2 2 4 2 1 3 2 1 1 1 x1 1 2 1 x1 1 1 1 1 1 x1 1 x1 1 x3 2 x1 1 x1 1 1 2 x2 1 x10 1 1 x25 1 x4 1 x14 1 x4 1 x10 1 x29 1
expository 3 heuristics 570 25 20 11 7 5 6 5 4 5 1 x1 1 x1 2 1 2 x1 1 x1 3 4 x2 1 2 x2 1 2 x2 3 x3 1 1 1 1 x1 1 1 x5 1 1 x16 1 x2 1 x22 1 x22 1 x31 1 x6 1 x28 1 x2 1 x7 1
fiction 0 heuristics 16 79 74 53 32 22 24 14 12 10 6 2 6 3 4 7 2 3 3 2 1 2 x1 2 x1 2 1 x1 1 x2 1 1 x1 1 x3 2 x5 1 x6 1 x48 1
fiction 1 heuristics 174 129 75 35 22 32 14 9 10 10 4 5 4 x1 2 4 3 x1 4 2 3 x3 5 x1 1 x2 1 1 x2 2 x9 1 x19 1 x6 1 x13 1
fiction 2 heuristics 927 150 58 31 23 17 6 6 5 2 2 2 5 4 2 1 2 x1 1 x1 1 2 x1 3 2 x1 1 x6 1 x1 1 x14 1 x2 1 x5 1 x6 1
fiction 3 heuristics 101 2 2
promotional 0 heuristics 12 27 25 14 16 9 3 1 1 3 1 4 1 1 1 1 1 1 x1 1 x1 2 x16 1 x1 1 x19 1
promotional 1 heuristics 187 67 39 18 15 8 15 9 3 4 6 5 3 2 1 4 2 2 1 x1 2 1 x7 2 x3 1 1 x7 1 x35 1 x87 1
promotional 2 heuristics 565 51 24 13 6 6 2 x1 2 3 4 2 4 x3 1 x4 1 x1 1 x3 1 x8 1
promotional 3 heuristics 53 2 1
standard 0 model 1327 620 333 178 157 120 72 63 46 36 35 29 28 21 17 21 19 19 8 10 11 10 4 8 7 7 3 7 6 3 5 7 1 4 2 2 2 2 5 6 3 1 3 2 5 1 1 2 1 x1 1 2 1 2 1 1 x1 2 x1 1 1 x1 2 1 x1 1 1 x1 1 x1 1 x1 1 x2 1 x1 1 x2 3 x4 1 2 x1 1 1 x5 1 x8 1 x3 1 x13 1 x7 1
standard 1 model 5209 967 434 277 199 145 98 84 61 57 44 40 39 20 33 32 19 11 18 12 12 12 10 13 6 10 9 12 11 7 4 4 1 9 9 10 3 4 3 2 1 3 6 6 4 5 1 7 x1 2 4 2 x1 2 2 7 2 1 1 2 3 x2 5 x1 2 x2 3 x3 1 4 1 1 x1 1 x2 1 x1 1 1 x2 1 x1 1 x1 1 2 x1 1 1 x2 1 x1 1 x2 1 x1 1 x1 1 1 x8 3 x5 1 1 x8 1 1 x3 1 x4 1 1 x19 3 x2 1 x1 1 x7 1
standard 2 model 8529 650 304 173 104 71 56 55 44 22 36 27 28 25 15 21 11 10 10 13 7 9 5 5 7 10 7 6 5 4 3 2 9 2 3 1 2 x1 3 2 1 1 2 3 4 3 1 3 2 2 x2 1 2 2 4 2 2 2 2 x1 1 1 2 x2 3 2 x1 1 2 1 1 1 x1 1 x2 1 3 1 3 x1 1 x3 2 2 1 x1 1 x2 1 1 x1 1 x3 1 x7 1 1 x1 1 1 1 x3 2 x2 2 x19 1 x3 2 1 x8 1 x5 1 x13 2 x15 1
standard 3 model 1199 88 57 34 23 14 10 14 7 5 7 5 10 9 4 4 1 3 4 2 1 2 1 3 1 3 2 1 x2 1 1 1 x1 1 1 x1 1 2 x1 3 1 x3 1 x1 1 2 x5 1 x8 1 x3 1 x3 1 x4 1 1 1 x8 1 x5 1 x2 2 x13 1 x2 1 x26 1 x48 1
academic 0 model 233 149 58 46 27 19 13 12 6 10 6 4 3 2 2 1 x1 3 2 1 4 x2 1 3 x4 1 x2 1 x3 1 x2 2 x1 2 2 x3 1 x9 1 x5 1 x13 1 x16 1
academic 1 model 1518 346 150 82 52 48 28 28 15 10 13 14 6 3 2 6 8 7 3 7 3 3 3 4 5 3 5 x1 3 1 3 x2 1 1 1 1 1 x1 1 x2 2 1 x3 1 x1 1 x3 2 x1 1 1 x8 1 x8 1 x4 1 x7 1 x3 1 x4 1 x1 1 x8 1 x3 1 x11 1 x17 1
academic 2 model 1630 95 46 15 15 4 4 6 1 2 2 3 4 5 x2 1 1 1 x4 1 x2 1 3 x2 1 1 x3 2 1 x4 1 1 x22 1 1 x1 1 x40 1
academic 3 model 290 17 7 6 2 2 x1 2 x2 1 3 x4 1 x1 1 x3 1 x3 1 x22 1
expository 0 model 256 86 44 35 25 14 10 14 3 5 6 3 6 4 5 3 4 3 3 3 2 1 x3 1 1 1 x4 1 x2 2 2 1 2 x3 1 x1 1 x39 1 x1 1
expository 1 model 1408 183 76 56 31 16 22 12 10 9 13 4 3 5 5 5 2 3 3 4 3 6 2 2 x1 1 x1 1 1 2 1 3 1 x1 1 x3 3 1 x1 1 x1 1 2 x1 1 1 x4 1 x10 1 x2 1 x6 1 x13 1 x6 1 x8 1 x54 1
expository 2 model 2852 148 64 32 13 17 7 6 8 2 8 2 5 3 4 1 1 2 1 1 1 x4 2 x1 2 x1 1 1 x1 1 x4 1 x1 1 1 1 x7 1 x2 2 x13 1 x56 1 x21 1
expository 3 model 580 37 25 6 7 5 6 5 5 2 2 2 3 1 x1 1 x3 1 x3 2 x1 1 x15 2 x2 1 x5 1 1 x36 1 x3 1 x47 1
fiction 0 model 79 50 40 35 18 8 15 8 13 11 7 5 4 4 1 1 3 1 7 1 2 2 1 x1 1 1 x1 1 x1 1 x1 1 x1 1 1 x2 1 x3 1 x1 1 1 x4 1 x6 1 x2 1 1 x4 2 x25 1 x17 1
fiction 1 model 292 87 50 24 11 17 8 4 6 6 7 5 3 4 1 2 2 x1 1 2 2 x1 1 x1 1 1 1 x2 1 x2 2 x1 1 3 x1 1 x2 1 x2 1 x9 1 1 x3 1 x4 1 x1 1 x12 1 x54 1
fiction 2 model 910 119 43 34 29 22 10 9 9 9 6 4 1 5 2 2 5 1 2 x1 2 2 2 2 1 1 2 1 2 1 x4 1 x6 1 2 1 x1 2 x2 1 x2 2 x4 1 x2 2 x3 1 x2 1 x14 1 x4 1 x5 1 x3 1 x43 1 x3 1
fiction 3 model 98 1 3 2 x1 1
promotional 0 model 78 20 9 4 x1 5 x1 2 x7 3 x9 1 x4 1 x13 1
promotional 1 model 347 22 12 4 2 3 2 2 x2 1 1 2 x1 1 x4 1 x147 1
promotional 2 model 656 14 5 4 1 2 x1 1 1 x14 1 x8 1 x53 1
promotional 3 model 55 1
`;

/** Version of the classifier used in the rows of `model`. */
export const measuredModel = '8230b933c218';
