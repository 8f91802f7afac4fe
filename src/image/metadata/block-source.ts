/** What holds a block that several containers can carry. */
export interface Within {
  /** For people: `JPEG APP1 segment at byte 2`. */
  place: string;
  offset?: number;
}
