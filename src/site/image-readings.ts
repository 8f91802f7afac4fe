/** What the image endpoints say (SPEC §2.12 and §2.13), as far as it is shown here. */

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

interface Credentials {
  present: boolean;
  valid: boolean | null;
  signer: { name: string | null; organization: string | null } | null;
  problem: string | null;
}

export interface ProvenanceReading {
  declared: boolean;
  mode: 'generated' | 'edited' | null;
  generator: string | null;
  source_type: string | null;
  c2pa: Credentials | null;
  fields: { layer: string; name: string; place: string; value: string; cut: boolean }[];
  evidence: string[];
  warnings: string[];
  disclaimer: string;
}
