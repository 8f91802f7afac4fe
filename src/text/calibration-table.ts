/** Genre, length bucket, engine, people’s texts, and how many of them reach low, moderate, elevated, high. Written by fit.ts; change it there. */
export const measured = `
standard 0 heuristics 2781 2781 781 46 0
standard 1 heuristics 5035 5035 799 69 1
standard 2 heuristics 7014 7014 635 57 3
standard 3 heuristics 799 799 113 22 3
academic 0 heuristics 499 499 60 1 0
academic 1 heuristics 1693 1693 138 5 0
academic 2 heuristics 1342 1342 38 0 0
academic 3 heuristics 193 193 9 0 0
expository 0 heuristics 752 752 226 10 0
expository 1 heuristics 1259 1259 142 11 1
expository 2 heuristics 2303 2303 100 14 1
expository 3 heuristics 520 520 61 17 1
fiction 0 heuristics 360 360 28 0 0
fiction 1 heuristics 437 437 16 0 0
fiction 2 heuristics 996 996 35 3 0
fiction 3 heuristics 16 16 0 0 0
promotional 0 heuristics 72 72 17 0 0
promotional 1 heuristics 144 144 30 4 0
promotional 2 heuristics 337 337 35 3 0
standard 0 model 2484 2484 308 25 2
standard 1 model 5035 5035 469 67 4
standard 2 model 7014 7014 430 84 6
standard 3 model 799 799 55 16 2
academic 0 model 498 498 27 1 0
academic 1 model 1693 1693 111 17 3
academic 2 model 1342 1342 32 3 0
academic 3 model 193 193 9 1 0
expository 0 model 600 600 107 10 0
expository 1 model 1259 1259 97 15 2
expository 2 model 2303 2303 90 10 0
expository 3 model 520 520 28 11 2
fiction 0 model 304 304 21 0 0
fiction 1 model 437 437 28 0 0
fiction 2 model 996 996 55 16 2
fiction 3 model 16 16 0 0 0
promotional 0 model 68 68 6 1 1
promotional 1 model 144 144 21 4 0
promotional 2 model 337 337 23 5 1
`;

/** Version of the deeper model that took part in the rows of `model`. */
export const measuredModel = 'a32b533fc31d';
