/** Genre, length bucket, engine, people’s texts, and how many of them reach low, moderate, elevated, high. Written by fit.ts; change it there. */
export const measured = `
standard 0 heuristics 2781 2781 551 125 14
standard 1 heuristics 5035 5035 489 90 8
standard 2 heuristics 7014 7014 413 84 5
standard 3 heuristics 799 799 64 18 3
academic 0 heuristics 499 499 176 46 4
academic 1 heuristics 1693 1693 318 83 9
academic 2 heuristics 1342 1342 120 25 0
academic 3 heuristics 193 193 29 8 0
expository 0 heuristics 752 752 225 63 10
expository 1 heuristics 1259 1259 124 22 3
expository 2 heuristics 2303 2303 90 19 1
expository 3 heuristics 520 520 34 11 2
fiction 0 heuristics 360 360 105 25 2
fiction 1 heuristics 437 437 97 26 1
fiction 2 heuristics 996 996 149 30 2
fiction 3 heuristics 16 16 1 0 0
promotional 0 heuristics 72 72 24 3 0
promotional 1 heuristics 144 144 31 10 0
promotional 2 heuristics 337 337 41 11 2
`;
