/** Genre, length bucket, engine, people’s texts, and how many of them reach low, moderate, elevated, high. Written by fit.ts; change it there. */
export const measured = `
standard 0 heuristics 2781 2781 256 19 0
standard 1 heuristics 5035 5035 396 62 3
standard 2 heuristics 7014 7014 391 80 6
standard 3 heuristics 799 799 59 19 3
academic 0 heuristics 499 499 22 1 0
academic 1 heuristics 1693 1693 68 5 1
academic 2 heuristics 1342 1342 26 1 0
academic 3 heuristics 193 193 8 0 0
expository 0 heuristics 752 752 68 4 0
expository 1 heuristics 1259 1259 65 10 1
expository 2 heuristics 2303 2303 62 14 1
expository 3 heuristics 520 520 24 6 2
fiction 0 heuristics 360 360 13 0 0
fiction 1 heuristics 437 437 17 1 0
fiction 2 heuristics 996 996 22 1 0
fiction 3 heuristics 16 16 0 0 0
promotional 0 heuristics 72 72 3 1 0
promotional 1 heuristics 144 144 13 1 0
promotional 2 heuristics 337 337 15 3 0
`;
