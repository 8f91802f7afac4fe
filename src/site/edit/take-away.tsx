import { useState } from 'preact/hooks';
import type { CleanedFile } from '../../client/index.js';
import { count, notAppliedNote } from '../../contract/prose.js';
import { config, telltale } from '../api.js';
import { fileName, isOverLimit } from '../base/format.js';
import { useStore } from '../base/store.js';
import { draft, type Source } from '../draft.js';
import { Button, Check, CopyButton, Notes } from '../shared/controls.js';
import { download } from '../shared/files.js';
import { ErrorNotice, Progress, TaskButton, useTask } from '../shared/task.js';
import { isTypography } from './editor/marks.js';
import { pauseTyping, textEdits } from './editor/text-view.js';
import { houseStyle, typographyEdits } from './editor/typography.js';
import { type FileEdits, fileEdits } from './file-edits.js';
import { meaningOf } from './house-style.js';

interface Made {
  name: string;
  sent: FileEdits;
  file: CleanedFile;
  /** False until the person has seen which edits the document lacks. */
  isDownloaded: boolean;
}

const canTrack = /\.(?:docx|odt)$/i;

interface TakeAwayProps {
  /** Whether cleaning also writes everyday contractions. */
  contractions: boolean;
}

/** Copies the text, or downloads it: a document in its own format, with the changes of its text. */
export function TakeAway({ contractions }: TakeAwayProps) {
  const { text, title, source, dismissed } = useStore(draft);
  const who = useStore(config);
  const task = useTask();
  const [made, setMade] = useState<Made | null>(null);
  /** What the person chose about the typography of the file; null before. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const style = useStore(houseStyle);
  const cleans = chosen ?? (style !== 'keep' && !dismissed.some(isTypography));
  const [tracked, setTracked] = useState(false);
  // The text of a PDF is downloaded as text.
  const file = source?.file && !/\.pdf$/i.test(source.file.name) ? source.file : null;
  const name =
    file === null
      ? fileName(title, 'edited', 'txt')
      : fileName(file.name, cleans ? 'clean' : 'edited', file.name.split('.').at(-1)!);
  const downloadFile = (source: Source, file: File) =>
    task.run(async signal => {
      setMade(null);
      const cleaning = cleans ? await typographyEdits(source.text, contractions) : [];
      const sent = fileEdits(source.text, textEdits(), cleaning);
      const cleaned = await telltale.cleanupFile(
        file,
        {
          edits: sent.edits.map(({ before, after, occurrence, own }) => ({ before, after, occurrence, own })),
          typography: cleans ? 'clean' : 'keep',
          style,
          contractions,
          tracked: tracked && canTrack.test(file.name),
        },
        { signal },
      );
      const isWhole = cleaned.editsApplied === sent.edits.length && sent.left.length === 0;
      deliver({ name, sent, file: cleaned, isDownloaded: isWhole });
    });
  const deliver = (file: Made) => {
    if (file.isDownloaded) download(file.file.data, file.file.data.type, file.name);
    setMade(file);
  };
  const take = () => {
    pauseTyping();
    if (source !== null && file !== null) return downloadFile(source, file);
    download(draft.get().text, 'text/plain', name);
  };
  return (
    <>
      <div class="row actions">
        <button type="button" class="main" disabled={task.busy || text === ''} onClick={take}>
          Download {file === null ? 'the text' : name}
        </button>
        {file !== null && (
          <Check checked={cleans} onCheck={setChosen}>
            Also clean the whole file in the chosen typography
          </Check>
        )}
        {file !== null && canTrack.test(file.name) && (
          <Check checked={tracked} onCheck={setTracked}>
            With tracked changes
          </Check>
        )}
        <CopyButton text={text} label="Copy the text" />
        {who?.account && text !== '' && !isOverLimit(text, who) && (
          <SaveCleanup contractions={contractions} />
        )}
        <Progress when={task.busy} what="Writing the document …" onStop={task.stop} />
        <ErrorNotice problem={task.problem} onRetry={take} />
      </div>
      {file !== null && (
        <p class="hint">
          {cleans && <>Cleaning: {meaningOf(style)} </>}The document keeps its format and all that is not
          text.
        </p>
      )}
      <div role="status">{made !== null && file !== null && <Report made={made} onDownload={deliver} />}</div>
    </>
  );
}

/** Saves the text and its cleaned form to the history of the account. */
function SaveCleanup({ contractions }: TakeAwayProps) {
  const { text, title } = useStore(draft);
  const [path, setPath] = useState<string | null>(null);
  const save = async (signal: AbortSignal) => {
    setPath(null);
    const options = { contractions, style: houseStyle.get(), title: title.trim() || null };
    const { id } = await telltale.cleanup(text, options, { signal });
    setPath(`/history/${id}`);
  };
  return (
    <>
      <TaskButton progress="Saving …" onRun={save}>
        Save a cleaned copy to my history
      </TaskButton>
      <span role="status">{path !== null && <a href={path}>Show the saved cleanup</a>}</span>
    </>
  );
}

/** Why an edit cannot be written into a document. */
const problems: Readonly<Record<string, string>> = {
  not_found: 'the document has the words in another form',
  overlap: 'it overlaps another edit',
  paragraph: 'it crosses paragraphs',
  markup: 'a field, a link, code or a line break is in the way',
  encoding: 'the encoding of the document lacks a character',
};

/** What the document has, and which changes are only in the text, before it is downloaded without them. */
function Report({ made, onDownload }: { made: Made; onDownload: (made: Made) => void }) {
  const { name, sent, file, isDownloaded } = made;
  const { editsApplied, editsNotApplied, totalChanges, warnings } = file;
  const missing = sent.edits.length - editsApplied + sent.left.length;
  const listed = [
    ...Object.entries(editsNotApplied).flatMap(([problem, indexes]) =>
      indexes.map(index => ({ ...sent.edits[index]!, reason: problems[problem] ?? problem })),
    ),
    ...sent.left.map(change => ({
      ...change,
      reason: 'it adds, removes or joins paragraphs, or is too long',
    })),
  ];
  return (
    <>
      <p class="note">
        {isDownloaded ? 'Downloaded ' : 'Ready: '}
        {name} with {count(editsApplied, 'edit')} and {count(totalChanges, 'change')} of typography.{' '}
        {notAppliedNote(file.notApplied)}
      </p>
      {missing > 0 && (
        <div class="note">
          <p>
            {count(missing, 'edit')} cannot be written into the document; the copied text has{' '}
            {missing === 1 ? 'it' : 'them'}.
          </p>
          <ul>
            {listed.map(({ left, before, after, right, reason }, i) => (
              <li key={i}>
                {left}
                <q>{before}</q> → <q>{after}</q>
                {right}: {reason}
              </li>
            ))}
          </ul>
          {!isDownloaded && (
            <Button onClick={() => onDownload({ ...made, isDownloaded: true })}>
              Download without {missing === 1 ? 'it' : 'them'}
            </Button>
          )}
        </div>
      )}
      <Notes texts={warnings} />
    </>
  );
}
