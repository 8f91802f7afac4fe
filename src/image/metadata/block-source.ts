/** The container of a block whose format several containers can hold, such as EXIF and XMP. */
export interface BlockSource {
  /** For display: `JPEG APP1 segment at byte 2`. */
  place: string;
  offset?: number;
}
