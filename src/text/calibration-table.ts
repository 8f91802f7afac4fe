/** Genre, length bucket, engine, people’s texts, and how many of them reach low, moderate, elevated, high. Written by fit.ts; change it there. */
export const measured = `
standard 0 heuristics 2781 2781 602 46 0
standard 1 heuristics 5035 5035 657 69 1
standard 2 heuristics 7014 7014 516 57 6
standard 3 heuristics 799 799 101 22 4
academic 0 heuristics 499 499 50 1 0
academic 1 heuristics 1693 1693 112 5 0
academic 2 heuristics 1342 1342 29 0 0
academic 3 heuristics 193 193 8 0 0
expository 0 heuristics 752 752 176 10 0
expository 1 heuristics 1259 1259 115 11 1
expository 2 heuristics 2303 2303 82 14 2
expository 3 heuristics 520 520 55 17 1
fiction 0 heuristics 360 360 26 0 0
fiction 1 heuristics 437 437 11 0 0
fiction 2 heuristics 996 996 29 3 0
fiction 3 heuristics 16 16 0 0 0
promotional 0 heuristics 72 72 14 0 0
promotional 1 heuristics 144 144 29 4 0
promotional 2 heuristics 337 337 29 3 0
standard 0 model 2484 2484 79 13 4
standard 1 model 5035 5035 251 55 14
standard 2 model 7014 7014 225 71 19
standard 3 model 799 799 19 8 2
academic 0 model 498 498 4 0 0
academic 1 model 1693 1693 63 20 7
academic 2 model 1342 1342 23 7 2
academic 3 model 193 193 5 1 0
expository 0 model 600 600 36 11 3
expository 1 model 1259 1259 45 10 3
expository 2 model 2303 2303 31 5 0
expository 3 model 520 520 8 4 0
fiction 0 model 304 304 0 0 0
fiction 1 model 437 437 9 1 0
fiction 2 model 996 996 39 12 1
fiction 3 model 16 16 1 0 0
promotional 0 model 68 68 1 1 0
promotional 1 model 144 144 4 2 1
promotional 2 model 337 337 6 2 0
`;

/** Version of the deeper model that took part in the rows of `model`. */
export const measuredModel = 'cc8e6030e384';
