/** Files that the person chooses or drops, and files that the page offers as downloads. */

import type { InputHTMLAttributes } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button } from './controls.js';

interface FilesButtonProps
  extends Pick<InputHTMLAttributes, 'accept' | 'multiple' | 'disabled' | 'children'> {
  /** Whether a folder is chosen, with all files in it. */
  webkitdirectory?: boolean;
  onFiles(files: File[]): void;
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
          const files = [...(event.currentTarget.files ?? [])];
          // Without this, choosing the same file again fires no event.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

type OneFile = Pick<FilesButtonProps, 'accept' | 'children'> & { onFile(file: File): unknown };

/** A button that chooses one file. */
export const FileButton = ({ onFile, ...props }: OneFile) => (
  <FilesButton {...props} onFiles={([file]) => onFile(file!)} />
);

interface Drop {
  /** Whether files hover over the element. */
  dragging: boolean;
  handlers: Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>;
}

/** Event handlers of an element that accepts dropped files. */
export function useDrop(onFiles: (data: DataTransfer) => void, disabled = false): Drop {
  const [dragging, setDragging] = useState(false);
  const accepts = ({ dataTransfer }: DragEvent) => !disabled && dataTransfer?.types.includes('Files');
  return {
    dragging,
    handlers: {
      onDragOver: event => {
        if (!accepts(event)) return;
        event.preventDefault();
        setDragging(true);
      },
      onDragLeave: event => {
        if (!(event.currentTarget as Node).contains(event.relatedTarget as Node | null)) setDragging(false);
      },
      onDrop: event => {
        if (!accepts(event)) return;
        event.preventDefault();
        setDragging(false);
        onFiles(event.dataTransfer!);
      },
    },
  };
}

/** Accepts one dropped file. `ignored` is the number of further files of the last drop. */
export function useFileDrop(onFile: (file: File) => unknown): Drop & { ignored: number } {
  const [ignored, setIgnored] = useState(0);
  const drop = useDrop(({ files: [file, ...others] }) => {
    setIgnored(others.length);
    if (file !== undefined) onFile(file);
  });
  return { ...drop, ignored };
}

/** Offers content as a download. */
export function download(content: BlobPart, type: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
