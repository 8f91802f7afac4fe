import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { manifestFormat, sha256, versionOf } from '../../../engine/classifier/manifest.js';
import type { PassageTables } from '../../../engine/scan/passages/calibration.js';
import type { scan } from '../../../engine/scan/scan.js';
import type { EngineKind } from '../../../engine/scan/weights.js';
import { renderLists, renderPassageCalibration, renderWeights } from '../render.js';
import type { EngineParts } from './engine-parts.js';

/** Scans a text as English prose of a genre that is detected, with or without the classifier. */
export type FoldScan = (text: string, kind: EngineKind) => ReturnType<typeof scan>;

/** Where `npm run fit` leaves the engines that never saw one group of sources; ignored by Git. */
export const foldEnginesFolder = join('.training', 'engines');
const sourcesFile = 'sources.json';

/** Compiled modules of the engine, with those that they import. */
const engineModules = ['contract', 'document', 'engine', 'generated'];
const compiled = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Writes an engine to a folder: a copy of the compiled engine with other fitted data. The folder must be
 * within this package, so that the copy finds its dependencies.
 */
export function writeEngine(folder: string, parts: EngineParts, passages: PassageTables): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of engineModules) cpSync(join(compiled, name), join(folder, name), { recursive: true });
  const { bytes, experts } = parts.classifier;
  const calibrated = experts.map((expert, e) => ({
    ...expert,
    calibration: parts.calibrations[e]!.calibration,
  }));
  const hash = sha256(bytes);
  const manifest = {
    format: manifestFormat,
    version: versionOf(hash, calibrated),
    sha256: hash,
    experts: calibrated,
  };
  const generated = join(folder, 'generated');
  writeFileSync(join(generated, 'lexicon.js'), asJavaScript(renderLists(parts.lists)));
  writeFileSync(
    join(generated, 'signal-weights.js'),
    asJavaScript(renderWeights(parts.signals, parts.combinations)),
  );
  writeFileSync(join(generated, 'passage-calibration.js'), asJavaScript(renderPassageCalibration(passages)));
  writeFileSync(join(folder, 'weights.bin'), bytes);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

/** The generated modules contain no other TypeScript than this. */
const asJavaScript = (source: string) => source.replaceAll(' as const;', ';');

/** Loads a written engine. Node loads a module once, so each version of an engine needs its own folder. */
export async function openEngine(folder: string): Promise<FoldScan> {
  const load = (path: string) => import(pathToFileURL(resolve(folder, path)).href);
  const engine = (await load('engine/scan/scan.js')) as { scan: typeof scan };
  const { loadModel } = (await load(
    'engine/classifier/predict.js',
  )) as typeof import('../../../engine/classifier/predict.js');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const classifier = loadModel(readFileSync(join(folder, 'weights.bin')), manifest);
  return (text, kind) =>
    engine.scan(
      text,
      {
        genre: '',
        esl: false,
        include_fixes: false,
        include_sentences: true,
        use_model: kind === 'model',
        deep: false,
        evidenceMax: 1,
      },
      kind === 'model' ? classifier : null,
    );
}

/** Records the group of each source, for `readFoldSources`. */
export function writeFoldSources(folder: string, groupOf: ReadonlyMap<string, number>): void {
  writeFileSync(join(folder, sourcesFile), JSON.stringify(Object.fromEntries(groupOf)));
}

/** The group of each source, and the folder of the engine that never saw it; null before `npm run fit`. */
export function readFoldSources(folder: string = foldEnginesFolder): Map<string, number> | null {
  const path = join(folder, sourcesFile);
  if (!existsSync(path)) return null;
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, number>));
}

export const foldFolder = (group: number, folder: string = foldEnginesFolder): string =>
  join(folder, String(group));
