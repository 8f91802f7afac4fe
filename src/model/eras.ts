/** When a machine wrote: assistants of 2022 to 2024, and those since, whose habits are others and partly the reverse. */
export const eras = ['earlier', 'recent'] as const;
export type Era = (typeof eras)[number];
