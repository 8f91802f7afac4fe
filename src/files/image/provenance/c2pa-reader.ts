/** Reads content credentials with the C2PA project's library, compiled to WebAssembly. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import type { ImageFormat } from '../image.js';
import { quoted } from './statement.js';

/** The library's report, or the reason why there is none. */
export type StoreReport =
  | { kind: 'store'; store: unknown }
  | { kind: 'none' }
  | { kind: 'remote'; url: string }
  /** `why` completes a sentence. */
  | { kind: 'unreadable'; why: string };

/** Disables the library's requests to URLs in the file, for manifests and certificate states. */
const context = JSON.stringify({ verify: { remote_manifest_fetch: false, ocsp_fetch: false } });

let isLoaded = false;

/** Compiles the library on first use. */
function load(): void {
  if (isLoaded) return;
  const path = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
  initSync({ module: readFileSync(path) });
  isLoaded = true;
}

/** Reads and validates content credentials. `format` must be the detected one. */
export async function readStore(bytes: Uint8Array, format: ImageFormat): Promise<StoreReport> {
  if (format === 'bmp') return { kind: 'none' };
  const type = format === 'svg' ? 'image/svg+xml' : `image/${format}`;
  load();
  try {
    const reader = await WasmReader.fromBytes(type, bytes, context);
    try {
      return { kind: 'store', store: JSON.parse(reader.json()) };
    } finally {
      reader.free();
    }
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}

/** Interprets an error of the library (Rust), for example `C2pa(RemoteManifestUrl("https://…"))`. */
function failure(message: string): StoreReport {
  const why = /C2pa\((.*)\)/s.exec(message)?.[1] ?? message;
  if (/^(?:JumbfNotFound|ProvenanceMissing|UnsupportedType)/.test(why)) return { kind: 'none' };
  const url = /^RemoteManifestUrl\("(.*)"\)/s.exec(why)?.[1];
  if (url !== undefined) return { kind: 'remote', url };
  return { kind: 'unreadable', why: `the library reports ${quoted(why)}` };
}
