/** Written by fit.ts. Columns: genre, length bucket, engine, people's texts, and how many of them reach each band. */
export const measured = '';
