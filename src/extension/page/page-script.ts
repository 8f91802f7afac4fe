/**
 * Injected into the frames of a page, where it sets the functions that the extension calls. The page cannot
 * reach them.
 */
import { connectEvent } from '../../contract/site-pages.js';
import { changeField, readField, undoField } from './field/text-field.js';
import { findPassages, markPassages, showPassage } from './passages.js';
import { readArticle, readFrame } from './read-page.js';

/** Waits until the service's page hands over an API key after a click there; null on another origin. */
function receiveKey(origin: string): Promise<string> | null {
  if (location.origin !== origin) return null;
  return new Promise(resolve => {
    addEventListener(connectEvent, function answer(event) {
      // Tells the page that the extension waits, and that it has the key.
      event.preventDefault();
      const { detail } = event as CustomEvent<unknown>;
      if (typeof detail !== 'string') return;
      removeEventListener(connectEvent, answer);
      resolve(detail);
    });
  });
}

const functions = {
  readFrame,
  readArticle,
  readField,
  changeField,
  undoField,
  findPassages,
  markPassages,
  showPassage,
  receiveKey,
};
export type PageFunctions = typeof functions;

declare global {
  var telltale: PageFunctions;
}

// An element with this id is no own property. The state of the functions outlives a second injection.
if (!Object.hasOwn(globalThis, 'telltale')) globalThis.telltale = functions;
