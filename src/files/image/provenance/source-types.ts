/** Digital source types: the IPTC vocabulary that declares how a picture was made. */
import type { DeclaredMode } from '../../../contract/image.js';

interface SourceType {
  code: string;
  /** Null when the type does not declare the use of a trained model. */
  mode: DeclaredMode | null;
  meaning: string;
}

/** The vocabulary with C2PA's additions (cv.iptc.org/newscodes/digitalsourcetype). */
const vocabulary: readonly SourceType[] = [
  row('trainedAlgorithmicMedia', 'generated', 'made by a trained model'),
  row('trainedAlgorithmicData', 'generated', 'data made by a trained model'),
  row('compositeWithTrainedAlgorithmicMedia', 'edited', 'changed or added to with a trained model'),
  row('compositeSynthetic', null, 'a composite with synthetic parts, which may be plain computer graphics'),
  row('algorithmicMedia', null, 'made by an algorithm that was not trained on data'),
  row('algorithmicallyEnhanced', null, 'enhanced by an algorithm, which is not said to be a trained model'),
  row('dataDrivenMedia', null, 'drawn from data by software'),
  row('virtualRecording', null, 'a recording of a virtual scene'),
  row('digitalCapture', null, 'taken with a digital camera or scanner'),
  row('computationalCapture', null, 'taken with a camera that computes one picture from several'),
  row('negativeFilm', null, 'digitised from a negative'),
  row('positiveFilm', null, 'digitised from a slide'),
  row('print', null, 'digitised from a print'),
  row('screenCapture', null, 'a picture of a screen'),
  row('compositeCapture', null, 'put together from pictures that were taken'),
  row('humanEdits', null, 'changed by a person'),
  row('minorHumanEdits', null, 'changed a little by a person'),
  row('digitalCreation', null, 'made by a person with software'),
  row('digitalArt', null, 'made by a person with software'),
  row('softwareImage', null, 'made by software'),
  row('composite', null, 'put together from several pictures'),
  row('empty', null, 'an empty picture to begin with'),
];

function row(code: string, mode: DeclaredMode | null, meaning: string): SourceType {
  return { code, mode, meaning };
}

const byCode = new Map(vocabulary.map(type => [type.code.toLowerCase(), type]));

/** Looks up a URL of either vocabulary (http or https, with or without a trailing slash) or a bare code. */
export function sourceTypeOf(value: string): SourceType | null {
  const code = /^\s*(?:https?:\/\/\S*\/|digsrctype:)?([a-z]+)\/?\s*$/i.exec(value)?.[1];
  if (code === undefined) return null;
  return byCode.get(code.toLowerCase()) ?? row(code, null, 'an unknown type');
}

/** Whether a field contains a digital source type, judged by the last part of its name. */
export const isSourceTypeField = (name: string): boolean =>
  /(?:^|[:/ ])digital ?source ?(?:file)?type$/i.test(name) && !/xmpMM:|ingredient|pantry/i.test(name);
