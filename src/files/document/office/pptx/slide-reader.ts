import type { Bounds } from '../../../bounds.js';
import { StoryReader } from '../paragraphs.js';
import { type Attributes, walkXml } from '../xml.js';
import { pptxVocabularies } from './vocabulary.js';

/** Placeholders that repeat on every slide. */
const runningPlaceholders = new Set(['dt', 'ftr', 'hdr', 'sldNum']);

/** Reads the slides of a presentation (ECMA-376 part 1, chapters 19 and 21) into one story. */
export class SlideReader extends StoryReader {
  private textDepth = 0;

  constructor(private readonly officeBounds: Bounds) {
    super(officeBounds);
  }

  /** Reads one slide: the paragraphs of its shapes and tables, in the order of the file. */
  read(slide: string): void {
    walkXml(slide, pptxVocabularies, this.officeBounds.xmlDepth, {
      open: (name, attributes) => {
        if (this.push(name)) this.open(name, attributes);
      },
      close: name => {
        if (!this.skipping) this.close(name);
        this.pop();
      },
      text: text => {
        if (this.textDepth > 0 && !this.skipping) this.write({ text: text.replace(/[\t\n]/g, ' ') });
      },
    });
  }

  omitSpeakerNotes(): void {
    this.omit('speaker notes');
  }

  private open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'p:sld':
        if (/^(?:0|false)$/.test(attributes.get('show') ?? '')) {
          this.omit('hidden slides');
          this.skip();
        }
        break;
      case 'p:ph':
        // The placeholder is at p:sp/p:nvSpPr/p:nvPr/p:ph. Its shape precedes its text.
        if (runningPlaceholders.has(attributes.get('type') ?? '')) {
          this.omit('headers');
          this.skip(3);
        }
        break;
      case 'a:p':
        this.enter(this.newParagraph(true));
        break;
      case 'a:t':
        this.textDepth++;
        break;
      case 'a:br':
        this.write({ text: '\n' });
        break;
      case 'p:pic':
        this.omit('images');
        break;
      case 'p:oleObj':
      case 'c:chart':
      case 'dgm:relIds':
        this.omit('objects');
        break;
      case 'mc:Fallback':
        // Repeats the alternative before it for other applications.
        this.skip();
        break;
    }
  }

  private close(name: string): void {
    if (name === 'a:t') this.textDepth--;
    else if (name === 'a:p') this.leave();
  }
}
