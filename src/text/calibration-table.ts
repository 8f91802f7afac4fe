/** Genre, length bucket, engine, people’s texts, and how many of them reach low, moderate, elevated, high. Written by fit.ts; change it there. */
export const measured = `
standard 0 heuristics 2924 2924 343 72 8
standard 1 heuristics 6083 6083 661 127 22
standard 2 heuristics 7549 7549 442 80 3
standard 3 heuristics 828 828 44 6 2
academic 0 heuristics 499 499 140 37 2
academic 1 heuristics 1693 1693 413 74 7
academic 2 heuristics 1342 1342 161 27 2
academic 3 heuristics 193 193 30 3 0
expository 0 heuristics 752 752 172 39 3
expository 1 heuristics 1259 1259 128 21 2
expository 2 heuristics 2303 2303 176 33 1
expository 3 heuristics 520 520 26 3 2
fiction 0 heuristics 360 360 93 19 3
fiction 1 heuristics 437 437 109 26 0
fiction 2 heuristics 996 996 186 37 4
fiction 3 heuristics 16 16 0 0 0
promotional 0 heuristics 72 72 13 3 1
promotional 1 heuristics 144 144 21 6 1
promotional 2 heuristics 337 337 40 10 2
`;
