/** Files that the person chooses or drops, and files that the page offers as downloads. */

import type { HTMLAttributes, InputHTMLAttributes } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button } from './controls.js';

export type Files = readonly [File, ...File[]];

interface FilesButtonProps
  extends Pick<InputHTMLAttributes, 'accept' | 'multiple' | 'disabled' | 'children'> {
  /** Whether a folder is chosen, with all files in it. */
  webkitdirectory?: boolean;
  onFiles(files: Files): unknown;
}

/** A button that opens the browser's file dialog. */
export function FilesButton({ disabled = false, children, onFiles, ...kind }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        {...kind}
        onChange={event => {
          const [file, ...rest] = event.currentTarget.files ?? [];
          // Without this, choosing the same file again fires no event.
          event.currentTarget.value = '';
          if (file !== undefined) onFiles([file, ...rest]);
        }}
      />
    </>
  );
}

interface DropProps extends Pick<HTMLAttributes, 'class' | 'children' | 'aria-label'> {
  disabled?: boolean;
  /** Receives the files of a drop; those in folders are in `data` only. */
  onFiles(files: Files, data: DataTransfer): unknown;
}

/** A part of a page that accepts dropped files. */
export function DropArea(props: DropProps) {
  const { class: name, disabled = false, onFiles, ...others } = props;
  const [dragging, setDragging] = useState(false);
  const accepts = ({ dataTransfer }: DragEvent) => !disabled && dataTransfer?.types.includes('Files');
  return (
    <div
      role="group"
      {...others}
      class={`card ${name}${dragging ? ' dragging' : ''}`}
      onDragOver={event => {
        if (!accepts(event)) return;
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false);
      }}
      onDrop={event => {
        if (!accepts(event)) return;
        event.preventDefault();
        setDragging(false);
        const [file, ...rest] = event.dataTransfer!.files;
        if (file !== undefined) onFiles([file, ...rest], event.dataTransfer!);
      }}
    />
  );
}

export function download(content: BlobPart, type: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
