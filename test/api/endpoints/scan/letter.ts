/** A letter of a person, long enough for a score. */
export const letter = `Dear Ms Okafor, I am writing about the boiler in flat 6. It went out again on Sunday night, and by Monday the
pipes in the kitchen were making the knocking sound I told you about in March. The engineer you sent says the pump is
fine; he also says he never opened the casing. My neighbour let me shower at hers, which was kind, but I can't ask
every week. Could you send somebody else before Friday? I'm home after four. Yours, T. Brandt`;
