/** Names in results: their titles, and what each one counts. Pure, and without the signals themselves. */
import names from './signal-names.json' with { type: 'json' };

/** Name of the classifier in results. */
export const wordingSignal = 'deeper_model';

/** Name of the row of absences that mean little. */
export const absencesSignal = 'absences';

/** Whether a row of a result is a signal, and not the sum of several. */
export const isSignal = ({ name }: { readonly name: string }): boolean => name !== absencesSignal;

/**
 * `few` names less of a signal than human-written texts have: "Fewer" and the name by default. It is a
 * comparison, because the mean of human-written texts can be large. `spoken` is the name in a
 * headline.
 */
type Names = Readonly<Record<string, { name: string; about: string; few?: string; spoken?: string }>>;

/**
 * `ofMachines` and `ofPeople`: signals of which more is evidence for AI, or for human authorship.
 * `ofArtefacts`: traces of a chat tool, as `artefact_` and the kind. They have no points.
 */
const ofMachines: Names = names.ofMachines;
const ofPeople: Names = names.ofPeople;
const ofArtefacts: Names = names.ofArtefacts;

/** Every name that a result can have, in the order of lists. */
export const resultNames: readonly string[] = [ofMachines, ofPeople, ofArtefacts].flatMap(Object.keys);

/** Name of all artefacts together, where names are chosen. */
const artefactsName = 'artefacts';

/** The name under which one is also chosen: that of its group, or its own. */
export const groupOf = (name: string): string => (name.startsWith('artefact_') ? artefactsName : name);

/** The names that a choice of findings may list. */
export const choosableNames: readonly string[] = [...resultNames, artefactsName];

const namesOf = (name: string) => {
  if (Object.hasOwn(ofMachines, name)) return { names: ofMachines[name]!, direction: 1 };
  if (Object.hasOwn(ofPeople, name)) return { names: ofPeople[name]!, direction: -1 };
  return Object.hasOwn(ofArtefacts, name) ? { names: ofArtefacts[name]!, direction: 0 } : null;
};

/**
 * The name of a signal in words. Points against its direction come from having little of it, and the name
 * says so: "Fewer brackets". A name that is not one of a signal is returned without underscores.
 *
 * @param points the signal's points or log-odds, positive towards AI; 0 for the plain name
 */
export function signalName(key: string, points = 0): string {
  const found = namesOf(key);
  if (found !== null) {
    const { name, few = `Fewer ${inSentence(name)}` } = found.names;
    return points * found.direction < 0 ? few : name;
  }
  // A result of another engine may have other names.
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface TitledSignal {
  readonly name: string;
  /** 0 by default, for the plain name. */
  readonly points?: number;
  /** What was measured, above .5 towards AI; absent in a passage. */
  readonly score?: number;
}

/**
 * The name of a signal of a result, by what was measured. The points of a mixed text are means of those of
 * its passages, which can have the other sign; the points of a passage are its own.
 */
export const signalTitle = ({ name, points = 0, score }: TitledSignal): string =>
  signalName(name, points === 0 || score === undefined ? points : score - 0.5);

/**
 * The name of a signal that raises a score in a headline; several share one, so that it does not repeat
 * itself.
 */
export function spokenName(key: string): string {
  const found = namesOf(key);
  const spoken = found !== null && found.direction >= 0 ? found.names.spoken : undefined;
  return spoken ?? inSentence(signalName(key, 1));
}

/** A name within a sentence. */
export const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** What a signal counts, in one line; null for a name that is not one of a signal. */
export const signalAbout = (name: string): string | null => namesOf(name)?.names.about ?? null;

/** Signals of markup, which is not in the visible text of Markdown or of a page. */
export const markupSignals: ReadonlySet<string> = new Set(['markdown_headings', 'bold_labels', 'list_items']);
