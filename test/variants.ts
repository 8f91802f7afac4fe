/** Whether long matrices of tests run whole: with `npm run test:all`, or when a file is named. */
export const testsAll = process.env.TEST_ALL === '1';

/** The variants of a matrix that a run tests: all of them with `testsAll`, otherwise the first. */
export const variants = <T>(first: T, ...others: T[]): T[] => [first, ...(testsAll ? others : [])];
