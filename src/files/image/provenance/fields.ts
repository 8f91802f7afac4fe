/** Derives statements about how a picture was made from single metadata fields. */
import type { MetadataBlock } from '../image.js';
import { promptOf, promptOfKeyword } from './prompts.js';
import { isSourceTypeField, sourceTypeOf } from './source-types.js';
import { quoted, type Statement, statement } from './statement.js';
import { creditOf, exactTool, type Tool, toolOf, unmistakableTool } from './tools.js';

/** Purpose of a field, which determines the statements that its text can make. */
export type Role =
  | 'source_type'
  | 'tool'
  | 'history'
  | 'camera'
  | 'creator'
  | 'credit'
  | 'ai'
  | 'text'
  | 'other';

const roles: readonly [Role, RegExp][] = [
  ['history', /^xmpMM:.*(?:softwareAgent|stEvt:parameters)$/],
  ['other', /^xmpMM:/],
  ['ai', /(?:^|[:/])(?:AISystemUsed|AISystemVersionUsed|AIPromptInformation|AIPromptWriterName)$/],
  [
    'tool',
    /(?:^|[:/])(?:CreatorTool|Software|ProcessingSoftware|ImageEditingSoftware|RAWDevelopingSoftware|MetadataEditingSoftware|OriginatingProgram|Generator|Creator ?Tool|softwareAgent)$/i,
  ],
  ['camera', /^(?:tiff:|exif:)?(?:Make|Model)$/],
  ['creator', /(?:^|[:/])(?:Artist|creator|By-line|Author|Photographer|ImageEditor|XPAuthor)$/i],
  ['credit', /(?:^|[:/])Credit(?:Line)?$/i],
  [
    'text',
    /(?:^|[:/])(?:UserComment|ImageDescription|XPComment|XPTitle|XPSubject|XPKeywords|description|title|Description|Title|Comment|Source|Caption-Abstract|ObjectName|Headline|Copyright|CopyrightNotice|rights|provenance|SpecialInstructions|DigitalImageGUID|AIGC(?:\/[^/]*Label)?|DigImageGUID|ImageUniqueID)$/,
  ],
];

export function roleOf({ layer, name }: MetadataBlock): Role {
  if (isSourceTypeField(name)) return 'source_type';
  for (const [role, pattern] of roles) if (pattern.test(name)) return role;
  if (layer === 'png' || layer === 'jpeg_comment' || layer === 'gif_comment') return 'text';
  return 'other';
}

/** The statement of one field; null when the field is unrelated to how the picture was made. */
export function statementOf(block: MetadataBlock): Statement | null {
  const role = roleOf(block);
  if (block.text.trim() === '' || /^(?:c2pa|svg|trailing)$/.test(block.layer)) return null;
  if (role === 'source_type') return fromSourceType(block);
  return fromPrompt(block, role) ?? fromRole(block, role);
}

function fromSourceType({ place, text }: MetadataBlock): Statement {
  const type = sourceTypeOf(text);
  const says = type === null ? quoted(text) : `"${type.code}": ${type.meaning}`;
  const declared = { mode: type?.mode ?? null, sourceType: type?.code ?? null };
  return statement('source_type', `${place} says ${says}.`, declared);
}

/** Prompt blocks are recognised by their format, in any field. */
function fromPrompt({ layer, name, place, text }: MetadataBlock, role: Role): Statement | null {
  if (role === 'history' || role === 'creator' || role === 'credit' || (layer === 'xmp' && role === 'other'))
    return null;
  const prompt = promptOf(name, text) ?? (layer === 'png' ? promptOfKeyword.get(name) : undefined);
  if (prompt === undefined) return null;
  const { generator, mode, what } = prompt;
  const part = mode === 'edited' ? ', for a part of the picture' : '';
  const form = generator === null || what.includes(generator) ? '' : `, in the form of ${generator}`;
  return statement('prompt', `${place} holds ${what}${part}${form}.`, { mode, generator });
}

/** Readers of the tool that a field names, by the role of the field. */
const toolReaders: Readonly<Partial<Record<Role, (block: MetadataBlock) => Tool | null>>> = {
  credit: ({ text }) => creditOf(text),
  creator: ({ text }) => unmistakableTool(text),
  tool: ({ text }) => toolOf(text),
  camera: ({ text }) => toolOf(text),
  // One step of the picture's history; a person may have made others.
  history: ({ text }) => editing(toolOf(text)),
  text: signedTool,
};

const editing = (tool: Tool | null): Tool | null => tool && { ...tool, mode: 'edited' };

function fromRole(block: MetadataBlock, role: Role): Statement | null {
  const { place, text } = block;
  if (role === 'ai') return fromAiField(block);
  const tool = toolReaders[role]?.(block) ?? null;
  if (tool !== null) {
    const what = tool.mode === 'edited' ? 'changes pictures with a model' : 'generates pictures';
    const sentence = `${place} says ${quoted(text)}, which names a tool that ${what}.`;
    return statement(role === 'credit' ? role : 'tool', sentence, { mode: tool.mode, generator: tool.name });
  }
  if (role !== 'tool' && role !== 'camera') return null;
  const isCamera = role === 'camera';
  const sentence = `${place} names a ${isCamera ? 'device' : 'tool'}, ${quoted(text)}, which declares nothing about AI.`;
  return statement('tool', sentence, isCamera ? {} : { generator: text.trim() });
}

/** IPTC's fields for generative AI (2025.1): their presence is the statement. */
function fromAiField({ name, place, text }: MetadataBlock): Statement {
  const generator = name.endsWith('AISystemUsed') ? text.trim().slice(0, 200) : null;
  const sentence = `${place} says ${quoted(text)}, a field for pictures made with generative AI.`;
  return statement('tool', sentence, { mode: 'generated', generator });
}

/** The tool of a comment with a tool's signature; captions that mention AI do not count. */
function signedTool({ layer, name, text }: MetadataBlock): Tool | null {
  const isComment =
    layer === 'jpeg_comment' ||
    layer === 'gif_comment' ||
    (layer === 'png' && /^(?:Comment|Source|Title)$/.test(name));
  if (!isComment || text.length > 200) return null;
  const picture = /^(.+) generated image$/is.exec(text)?.[1];
  // A person may have created a picture, but does not generate it.
  const made = /^\s*(?:generated (?:by|with|using)|(?:created|made) (?:with|using)) (.+)$/is.exec(text)?.[1];
  const author = /^\s*(?:created|made) by (.+)$/is.exec(text)?.[1] ?? text;
  return exactTool(picture ?? made ?? '') ?? unmistakableTool(author);
}

/** Civitai's generator writes the artist "ai", and a job number in place of a program. */
export function civitai(blocks: readonly MetadataBlock[]): Statement | null {
  const find = (name: string) => blocks.find(block => block.layer === 'exif' && block.name === name);
  const artist = find('Artist');
  const software = find('Software');
  if (
    artist?.text.trim().toLowerCase() !== 'ai' ||
    !/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(software?.text.trim() ?? '')
  )
    return null;
  const sentence = `${artist.place} names "ai" as the artist, beside a job number in Software, as Civitai writes them.`;
  return statement('tool', sentence, { mode: 'generated', generator: 'Civitai' });
}
