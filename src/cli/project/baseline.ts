/**
 * Baseline file: the known findings of each file by fingerprint, and its known score.
 *
 * A fingerprint contains no position, so a finding stays known when its lines move.
 */
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import Type, { type Static } from 'typebox';
import { megabyte } from '../../contract/limits.js';
import { compileSchema } from '../../contract/validator.js';
import { wordingSignal } from '../../engine/scan/results/signal-names.js';
import { UsageError } from '../command.js';
import { readFileWithin, replaceFile } from '../files.js';
import { tally } from '../left-out.js';

const BaselineFile = Type.Object({
  version: Type.Literal(1),
  files: Type.Record(
    Type.String(),
    Type.Object({
      score: Type.Number(),
      /** Number of findings by fingerprint. */
      findings: Type.Record(Type.String(), Type.Integer({ minimum: 1 })),
    }),
  ),
});
type BaselineFile = Static<typeof BaselineFile>;

/** A finding takes about 30 bytes. */
const baselineBytesMax = 64 * megabyte;

export class Baseline {
  private readonly folder: string;

  private constructor(
    private readonly path: string,
    private readonly files: BaselineFile['files'],
  ) {
    this.folder = dirname(resolve(path));
  }

  /**
   * Reads a baseline.
   * @throws UsageError if the file is missing, unless `mayBeMissing`, or not a baseline
   */
  static read(path: string, mayBeMissing: boolean): Baseline {
    if (mayBeMissing && !existsSync(path)) return new Baseline(path, {});
    let value: unknown;
    try {
      value = JSON.parse(readFileWithin(path, baselineBytesMax).toString('utf8'));
    } catch (error) {
      throw new UsageError(
        `cannot read the baseline ${path}: ${(error as Error).message}; --update-baseline creates it`,
      );
    }
    if (!compileSchema(BaselineFile)(value))
      throw new UsageError(`${path} is not a baseline of this version; create it with --update-baseline`);
    return new Baseline(path, value.files);
  }

  /** The known score of a file; null if the file is not in the baseline. */
  scoreOf(name: string): number | null {
    return this.entryOf(name)?.score ?? null;
  }

  /**
   * Returns the findings that are not known. Each known one excuses as many equal findings as it counts. The
   * places of the classifier change with the whole text, so those of a known file are known by its score.
   */
  newFindings<T extends { rule: string; fingerprint: string }>(name: string, findings: readonly T[]): T[] {
    const entry = this.entryOf(name);
    const left = new Map(Object.entries(entry?.findings ?? {}));
    return findings.filter(({ rule, fingerprint }) => {
      if (entry !== undefined && rule === wordingSignal) return false;
      const count = left.get(fingerprint) ?? 0;
      left.set(fingerprint, count - 1);
      return count <= 0;
    });
  }

  /** Writes the baseline with new entries. Entries of other files stay if the files still exist. */
  async update(
    scanned: readonly { name: string; score: number; fingerprints: readonly string[] }[],
  ): Promise<void> {
    const present = Object.entries(this.files).filter(([key]) => existsSync(join(this.folder, key)));
    const updated = scanned.map(({ name, score, fingerprints }) => {
      const findings = Object.fromEntries(tally(fingerprints.toSorted()));
      return [this.keyOf(name), { score, findings }] as const;
    });
    const all = new Map([...present, ...updated]);
    const files = Object.fromEntries([...all].sort(([one], [other]) => (one < other ? -1 : 1)));
    const content: BaselineFile = { version: 1, files };
    await replaceFile(this.path, `${JSON.stringify(content, null, 2)}\n`);
  }

  private entryOf(name: string): BaselineFile['files'][string] | undefined {
    const key = this.keyOf(name);
    return Object.hasOwn(this.files, key) ? this.files[key] : undefined;
  }

  private keyOf(name: string): string {
    return relative(this.folder, resolve(name)).split(sep).join('/');
  }
}
