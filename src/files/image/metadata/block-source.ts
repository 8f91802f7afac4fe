/** The container of a block in a format that several containers share, such as EXIF and XMP. */
export interface BlockSource {
  /** For display: `JPEG APP1 segment at byte 2`. */
  place: string;
  offset?: number;
}
