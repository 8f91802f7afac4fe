/** Genre, length bucket, engine, people’s texts, and how many of them reach low, moderate, elevated, high. Written by fit.ts; change it there. */
export const measured = `
standard 0 heuristics 2781 2781 836 43 0
standard 1 heuristics 5035 5035 806 67 1
standard 2 heuristics 7014 7014 527 41 2
standard 3 heuristics 799 799 106 17 3
academic 0 heuristics 499 499 77 2 0
academic 1 heuristics 1693 1693 131 5 0
academic 2 heuristics 1342 1342 27 0 0
academic 3 heuristics 193 193 4 0 0
expository 0 heuristics 752 752 248 15 0
expository 1 heuristics 1259 1259 154 14 0
expository 2 heuristics 2303 2303 85 17 0
expository 3 heuristics 520 520 64 13 1
fiction 0 heuristics 360 360 34 0 0
fiction 1 heuristics 437 437 21 0 0
fiction 2 heuristics 996 996 27 2 0
fiction 3 heuristics 16 16 0 0 0
promotional 0 heuristics 72 72 18 0 0
promotional 1 heuristics 144 144 28 3 0
promotional 2 heuristics 337 337 33 5 0
standard 0 model 2484 2484 264 26 1
standard 1 model 5035 5035 546 76 7
standard 2 model 7014 7014 549 103 11
standard 3 model 799 799 64 15 3
academic 0 model 498 498 22 2 0
academic 1 model 1693 1693 133 15 2
academic 2 model 1342 1342 63 8 0
academic 3 model 193 193 5 0 0
expository 0 model 600 600 96 10 1
expository 1 model 1259 1259 119 20 2
expository 2 model 2303 2303 110 17 3
expository 3 model 520 520 33 11 3
fiction 0 model 304 304 12 0 0
fiction 1 model 437 437 22 1 0
fiction 2 model 996 996 50 10 1
fiction 3 model 16 16 0 0 0
promotional 0 model 68 68 7 1 0
promotional 1 model 144 144 20 4 0
promotional 2 model 337 337 29 12 1
`;

/** Version of the deeper model that took part in the rows of `model`. */
export const measuredModel = '375e27de9782';
