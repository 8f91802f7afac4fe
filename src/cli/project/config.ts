import { dirname, resolve } from 'node:path';
import { type SchemaError, schemaErrors } from '../../contract/validator.js';
import { choosableNames } from '../../engine/scan/results/signal-names.js';
import { didYouMean } from '../../engine/selection/field-paths.js';
import { UsageError } from '../command.js';
import { readFileWithin } from '../files.js';
import { unknownName } from '../help/help.js';
import { ConfigFile, configName } from './config-schema.js';
import { nameBelow } from './ignore-files.js';
import { findUpwards, repositoryRoot } from './repository.js';

/** A project's configuration with the folder that its paths refer to. */
export interface ProjectConfig {
  folder: string;
  values: ConfigFile;
  path: string | null;
}

/** A configuration has a few kilobytes, with 10,000 accepted words about 200. */
const configBytesMax = 4 * 1024 * 1024;

/**
 * Reads the configuration of a project: the given file, or the nearest telltale.config.json from a folder
 * upwards to the root of the repository. Empty if there is none.
 * @throws UsageError if the file is invalid
 */
export function loadConfig(given: string | undefined, folder: string): ProjectConfig {
  const path = given ?? findUpwards(folder, configName);
  if (path === null) return { folder, values: {}, path: null };
  const values = readConfig(path);
  const base = dirname(resolve(path));
  const project = repositoryRoot(base) ?? base;
  for (const place of [...(values.files ?? []), ...(values.baseline === undefined ? [] : [values.baseline])])
    if (nameBelow(project, resolve(base, place)) === null && resolve(base, place) !== project)
      throw new UsageError(`invalid configuration ${path}: ${JSON.stringify(place)} is outside the project`);
  return { folder: base, values, path: resolve(path) };
}

function readConfig(path: string): ConfigFile {
  const invalid = (why: string) => new UsageError(`invalid configuration ${path}: ${why}`);
  let value: unknown;
  try {
    const text = readFileWithin(path, configBytesMax).toString('utf8');
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw invalid((error as Error).message);
  }
  const errors = schemaErrors(ConfigFile, value);
  if (errors.length > 0) throw invalid(firstError(errors));
  const config = value as ConfigFile;
  for (const name of Object.keys(config.signals ?? {}))
    if (!choosableNames.includes(name)) throw invalid(`at /signals: ${unknownName(name)}`);
  return config;
}

/** The first validation error, with its JSON Pointer. */
function firstError(errors: readonly SchemaError[]): string {
  const error =
    errors.find(({ keyword }) => keyword === 'additionalProperties') ??
    errors.find(({ keyword }) => keyword !== 'const') ??
    errors[0]!;
  const place = error.instancePath === '' ? 'the file' : error.instancePath;
  if (error.keyword === 'additionalProperties') {
    const known = Object.keys(ConfigFile.properties).filter(key => key !== '$schema');
    const key = String(error.params.additionalProperty);
    const hint = didYouMean(key, known) || `; known keys: ${known.join(', ')}`;
    return `unknown key ${JSON.stringify(key)}${hint}`;
  }
  if (error.keyword === 'anyOf') {
    const choices = ConfigFile.properties.genre.anyOf.map(choice => choice.const);
    return `at ${place}: must be one of ${choices.join(', ')}`;
  }
  return `at ${place}: ${error.message}`;
}
