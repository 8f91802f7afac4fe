/** Genre, length bucket, engine, people’s texts, and how many of them reach low, moderate, elevated, high. Written by fit.ts; change it there. */
export const measured = `
standard 0 heuristics 2781 2781 366 20 0
standard 1 heuristics 5035 5035 434 58 3
standard 2 heuristics 7014 7014 330 73 14
standard 3 heuristics 799 799 53 23 4
academic 0 heuristics 499 499 25 1 0
academic 1 heuristics 1693 1693 65 6 0
academic 2 heuristics 1342 1342 8 0 0
academic 3 heuristics 193 193 0 0 0
expository 0 heuristics 752 752 123 7 0
expository 1 heuristics 1259 1259 73 17 0
expository 2 heuristics 2303 2303 70 21 3
expository 3 heuristics 520 520 33 18 3
fiction 0 heuristics 360 360 13 0 0
fiction 1 heuristics 437 437 8 0 0
fiction 2 heuristics 996 996 9 0 0
fiction 3 heuristics 16 16 0 0 0
promotional 0 heuristics 72 72 3 0 0
promotional 1 heuristics 144 144 11 2 0
promotional 2 heuristics 337 337 24 5 1
standard 0 model 2484 2484 51 14 2
standard 1 model 5035 5035 165 43 10
standard 2 model 7014 7014 170 60 21
standard 3 model 799 799 10 2 0
academic 0 model 498 498 6 0 0
academic 1 model 1693 1693 65 17 8
academic 2 model 1342 1342 18 7 1
academic 3 model 193 193 2 0 0
expository 0 model 600 600 32 10 2
expository 1 model 1259 1259 37 13 4
expository 2 model 2303 2303 27 7 1
expository 3 model 520 520 1 0 0
fiction 0 model 304 304 0 0 0
fiction 1 model 437 437 3 0 0
fiction 2 model 996 996 12 3 1
fiction 3 model 16 16 0 0 0
promotional 0 model 68 68 1 0 0
promotional 1 model 144 144 4 2 0
promotional 2 model 337 337 6 1 0
`;

/** Version of the deeper model that took part in the rows of `model`. */
export const measuredModel = 'df2e2b48ca7b';
