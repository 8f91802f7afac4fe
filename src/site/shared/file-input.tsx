import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

/** A button that opens the browser's file dialog. */
export function FileButton({
  accept,
  onFile,
  children,
}: {
  accept: string;
  onFile: (file: File) => void;
  children: ComponentChildren;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="quiet" onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={event => {
          const file = event.currentTarget.files?.[0];
          // Without this, choosing the same file again fires no event.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

interface FileDrop {
  dragging: boolean;
  /** Files of the last drop beside the first one, which are ignored. */
  ignored: number;
  handlers: Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>;
}

/** Event handlers that accept a dropped file; `dragging` is true while one hovers over the element. */
export function useFileDrop(onFile: (file: File) => void): FileDrop {
  const [dragging, setDragging] = useState(false);
  const [ignored, setIgnored] = useState(0);
  return {
    dragging,
    ignored,
    handlers: {
      onDragOver: event => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        setDragging(true);
      },
      onDragLeave: event => {
        if (!(event.currentTarget as Node).contains(event.relatedTarget as Node | null)) setDragging(false);
      },
      onDrop: event => {
        const { files } = event.dataTransfer!;
        const [file] = files;
        if (file === undefined) return;
        event.preventDefault();
        setDragging(false);
        setIgnored(files.length - 1);
        onFile(file);
      },
    },
  };
}

/** Offers content as a download. */
export function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
