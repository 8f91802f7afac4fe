/** Parts of pages that look and behave alike on all pages. */

import type {
  ButtonHTMLAttributes,
  ComponentChildren,
  FormHTMLAttributes,
  PartialInputHTMLAttributes,
  Ref,
} from 'preact';
import { useState } from 'preact/hooks';
import { highestScore, mixedScores, shownScore } from '../../engine/scan/bands.js';
import { goBackTo } from '../router.js';

/** A button that does not submit its form. */
export const Button = (props: ButtonHTMLAttributes) => <button type="button" class="quiet" {...props} />;

/** A button that looks like a link. */
export const LinkButton = (props: ButtonHTMLAttributes) => <Button class="link" {...props} />;

/** A button with a cross: it closes or removes what `aria-label` names. */
export const CrossButton = (props: ButtonHTMLAttributes) => (
  <Button class="icon" {...props}>
    ×
  </Button>
);

/** The button that submits a form; disabled while the form's task runs. */
export const Submit = ({ busy, children }: { busy: boolean; children: ComponentChildren }) => (
  <button type="submit" disabled={busy}>
    {children}
  </button>
);

interface ChipProps {
  score: number;
  band: string;
  assessed?: boolean;
  mixed?: { mixed: boolean };
  passages?: readonly { score: number }[];
}

/** A link to a page that shows it as it was left, when it is the page before. */
export const BackLink = ({ href, children }: { href: string; children: ComponentChildren }) => (
  <a
    href={href}
    onClick={event => {
      event.preventDefault();
      goBackTo(href);
    }}
  >
    {children}
  </a>
);

/** A page without its content, with ways to go on. */
export const NotFound = ({ what, children }: { what: string; children: ComponentChildren }) => (
  <div class="narrow">
    <h1 tabIndex={-1}>{what} not found</h1>
    <p class="lede">{children}</p>
    <p>
      <a href="/">Scan a text</a> or open your <a href="/history">history</a>.
    </p>
  </div>
);

/** The name of a file, which never breaks inside its extension. */
export function FileName({ name }: { name: string }) {
  const tail = /.{0,4}\.\w{1,5}$/u.exec(name)?.[0] ?? '';
  return (
    <>
      {name.slice(0, name.length - tail.length)}
      <span class="unbroken">{tail}</span>
    </>
  );
}

/** The score of a text as lists show it; for a mixed text that of its highest passage. */
export function chipText({ assessed = true, ...text }: ChipProps): string {
  if (!assessed && !text.mixed?.mixed) return '–';
  return shownScore(highestScore(text));
}

/** A score in the colour of its level, in two for a mixed text; a dash for a text that was not assessed. */
export const ScoreChip = (props: ChipProps) => {
  const { band, assessed = true, mixed } = props;
  const [name, title] = mixed?.mixed
    ? ['mixed', mixedScores(props)]
    : assessed
      ? [`band-${band}`, `Level: ${band}`]
      : ['', 'Not assessed'];
  return (
    <span class={`chip ${name}`} title={title}>
      {chipText(props)}
    </span>
  );
};

type FormProps = Omit<FormHTMLAttributes, 'onSubmit'> & { onSubmit(): unknown };

/** A form that the page handles itself. */
export const Form = ({ onSubmit, ...props }: FormProps) => (
  <form
    {...props}
    onSubmit={event => {
      event.preventDefault();
      // The form around it has another action.
      event.stopPropagation();
      onSubmit();
    }}
  />
);

interface CheckProps {
  class?: string;
  /** Null for a choice of several things that differ in it. */
  checked: boolean | null;
  disabled?: boolean;
  onCheck(checked: boolean): void;
  children: ComponentChildren;
}

export const Check = ({ class: name = 'check', checked, disabled, onCheck, children }: CheckProps) => (
  <label class={name}>
    <input
      type="checkbox"
      checked={checked ?? false}
      indeterminate={checked === null}
      disabled={disabled}
      onChange={event => onCheck(event.currentTarget.checked)}
    />
    {children}
  </label>
);

type InputProps = Pick<
  PartialInputHTMLAttributes<HTMLInputElement>,
  'autocapitalize' | 'autocomplete' | 'inputMode' | 'maxLength' | 'minLength' | 'name' | 'placeholder'
> &
  Pick<PartialInputHTMLAttributes<HTMLInputElement>, 'required' | 'spellcheck'>;

interface FieldProps extends InputProps {
  type?: 'text' | 'search' | 'password' | 'date';
  /** Class of the label around the field. */
  class?: string;
  label: ComponentChildren;
  value: string;
  inputRef?: Ref<HTMLInputElement>;
  onText(text: string): void;
  /** A hint below the field. */
  children?: ComponentChildren;
}

/** A line of text with its label. */
export function Field(props: FieldProps) {
  const { type = 'text', class: name = 'field', label, inputRef = null, onText, children, ...input } = props;
  return (
    <label class={name}>
      {label}
      {/* Only the roles that an input may have depend on its type, and no page sets one. */}
      <input
        type={type as 'text'}
        ref={inputRef}
        {...input}
        onInput={event => onText(event.currentTarget.value)}
      />
      {children}
    </label>
  );
}

interface ChoiceProps<Value extends string> {
  /** Values with their names. */
  options: readonly (readonly [Value, string])[];
  onChoose(value: NoInfer<Value>): void;
}

interface SelectProps<Value extends string> extends ChoiceProps<Value> {
  class?: string;
  label: string;
  value: NoInfer<Value>;
}

/** A menu with its label. */
export const Select = <Value extends string>(props: SelectProps<Value>) => (
  <label class={props.class ?? 'field'}>
    {props.label}
    <select value={props.value} onChange={event => props.onChoose(event.currentTarget.value as Value)}>
      {props.options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

interface TogglesProps<Value extends string> extends ChoiceProps<Value> {
  chosen: NoInfer<Value> | null;
}

/** A pressed button for the chosen value, among buttons for the others. */
export const Toggles = <Value extends string>({ options, chosen, onChoose }: TogglesProps<Value>) =>
  options.map(([value, name]) => (
    <Button key={value} aria-pressed={chosen === value} onClick={() => onChoose(value)}>
      {name}
    </Button>
  ));

/** The first row of a table. */
export const TableHead = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map(name => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

/** Sentences in a note each. */
export const Notes = ({ texts }: { texts: readonly string[] }) =>
  texts.map(text => (
    <p key={text} class="note">
      {text}
    </p>
  ));

/** A term and its value in a list of both; nothing without a value. */
export const Fact = ({ name, value }: { name: ComponentChildren; value: ComponentChildren }) =>
  value && (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );

const copiedMs = 2000;

interface CopyButtonProps {
  text: string;
  label?: string;
  /** Empty for the main action of a page. */
  class?: string;
}

/** Copies a text and confirms it. Without clipboard access it explains how to copy by hand. */
export function CopyButton({ text, label = 'Copy', class: name = 'quiet' }: CopyButtonProps) {
  const [message, setMessage] = useState<string | null>(null);
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setMessage(copied ? 'Copied' : 'Select it and press Ctrl+C');
    setTimeout(() => setMessage(null), copiedMs);
  };
  return (
    <>
      <Button class={name} onClick={() => void copy()}>
        {message ?? label}
      </Button>
      <span class="unseen" role="status">
        {message}
      </span>
    </>
  );
}
