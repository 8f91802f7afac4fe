/**
 * Genre, length bucket, engine, number of human-written texts, and how many reach low, moderate, elevated,
 * high. Written by `npm run fit`.
 */
export const measured = `
standard 0 heuristics 2781 2781 648 50 0
standard 1 heuristics 5035 5035 567 72 2
standard 2 heuristics 7014 7014 377 77 11
standard 3 heuristics 799 799 68 23 5
academic 0 heuristics 499 499 44 1 0
academic 1 heuristics 1693 1693 98 6 2
academic 2 heuristics 1342 1342 13 1 0
academic 3 heuristics 193 193 1 0 0
expository 0 heuristics 752 752 174 14 0
expository 1 heuristics 1259 1259 93 12 1
expository 2 heuristics 2303 2303 79 16 1
expository 3 heuristics 520 520 46 17 2
fiction 0 heuristics 360 360 29 0 0
fiction 1 heuristics 437 437 14 0 0
fiction 2 heuristics 996 996 11 0 0
fiction 3 heuristics 16 16 0 0 0
promotional 0 heuristics 72 72 15 0 0
promotional 1 heuristics 144 144 14 3 0
promotional 2 heuristics 337 337 26 6 1
standard 0 model 2484 2484 108 14 3
standard 1 model 5035 5035 349 77 16
standard 2 model 7014 7014 260 74 14
standard 3 model 799 799 12 3 0
academic 0 model 498 498 12 0 0
academic 1 model 1693 1693 121 24 6
academic 2 model 1342 1342 27 7 1
academic 3 model 193 193 2 0 0
expository 0 model 600 600 56 9 2
expository 1 model 1259 1259 66 14 5
expository 2 model 2303 2303 45 11 1
expository 3 model 520 520 6 1 0
fiction 0 model 304 304 5 0 0
fiction 1 model 437 437 18 1 0
fiction 2 model 996 996 31 5 0
fiction 3 model 16 16 0 0 0
promotional 0 model 68 68 1 1 0
promotional 1 model 144 144 6 3 1
promotional 2 model 337 337 10 1 0
`;

/** Version of the classifier used in the rows of `model`. */
export const measuredModel = 'ec195061accb';
