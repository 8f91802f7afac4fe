/** Genre, length bucket, engine, people’s texts, and how many of them reach low, moderate, elevated, high. Written by fit.ts; change it there. */
export const measured = `
standard 0 heuristics 2781 2781 702 26 0
standard 1 heuristics 5035 5035 679 61 1
standard 2 heuristics 7014 7014 391 55 6
standard 3 heuristics 799 799 67 23 4
academic 0 heuristics 499 499 55 1 0
academic 1 heuristics 1693 1693 126 5 0
academic 2 heuristics 1342 1342 14 0 0
academic 3 heuristics 193 193 1 0 0
expository 0 heuristics 752 752 191 8 0
expository 1 heuristics 1259 1259 105 12 0
expository 2 heuristics 2303 2303 68 13 1
expository 3 heuristics 520 520 40 12 1
fiction 0 heuristics 360 360 32 0 0
fiction 1 heuristics 437 437 13 0 0
fiction 2 heuristics 996 996 10 0 0
fiction 3 heuristics 16 16 0 0 0
promotional 0 heuristics 72 72 12 0 0
promotional 1 heuristics 144 144 24 1 0
promotional 2 heuristics 337 337 24 4 0
standard 0 model 2484 2484 38 12 3
standard 1 model 5035 5035 161 40 11
standard 2 model 7014 7014 151 57 17
standard 3 model 799 799 10 2 1
academic 0 model 498 498 4 0 0
academic 1 model 1693 1693 46 16 5
academic 2 model 1342 1342 11 4 1
academic 3 model 193 193 0 0 0
expository 0 model 600 600 23 10 3
expository 1 model 1259 1259 31 8 3
expository 2 model 2303 2303 19 2 0
expository 3 model 520 520 2 1 1
fiction 0 model 304 304 0 0 0
fiction 1 model 437 437 1 0 0
fiction 2 model 996 996 10 3 0
fiction 3 model 16 16 0 0 0
promotional 0 model 68 68 1 1 0
promotional 1 model 144 144 3 2 1
promotional 2 model 337 337 6 2 1
`;

/** Version of the deeper model that took part in the rows of `model`. */
export const measuredModel = '7567e1cd28b2';
