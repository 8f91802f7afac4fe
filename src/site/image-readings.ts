/** What POST /api/injection/image says (SPEC §2.12), as far as it is shown here. */

/** A place in the picture, in its pixels. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Read {
  name: string;
  score: number;
  detail: string;
  value: { source?: string; text?: string };
  region: Region | null;
  active: boolean;
}

export interface InjectionReading {
  instruction_density: number;
  band: string | null;
  confidence: string;
  leading_read: string | null;
  reads: Read[];
  image: { format: string; bytes: number; width: number; height: number };
  layers_read: string[];
  degraded: string | null;
  abstained: boolean;
  disclaimer: string;
}
