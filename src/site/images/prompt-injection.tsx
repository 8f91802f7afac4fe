import type { FoundText, InjectionReading } from '../../contract/injection.js';
import { oneDecimal, signalName } from '../shared/format.js';

/**
 * Shows how much of the text in an image is phrased as an instruction to a model. The service has escaped
 * characters with an effect in the quoted texts.
 */
export function PromptInjection({ reading }: { reading: InjectionReading }) {
  const {
    instruction_density,
    band,
    confidence,
    leading_read,
    reads,
    layers_read,
    degraded,
    abstained,
    disclaimer,
  } = reading;
  const active = reads.filter(read => read.active).sort((one, other) => other.score - one.score);
  const empty = reads.filter(read => !read.active);
  return (
    <section class="injection" aria-labelledby="injection">
      <h2 id="injection">Instructions to an AI model</h2>
      {abstained || band === null ? (
        <p>Too little text was found for a score. That is not the same as a low score.</p>
      ) : (
        <div class="row">
          <span class={`chip band-${band}`}>{oneDecimal(instruction_density)}</span>
          <p class="grow">
            Of 100, band <strong>{band}</strong>
            {leading_read && <>, mostly from {signalName(leading_read).toLowerCase()}</>}.
          </p>
        </div>
      )}
      <p class="hint">{confidence}</p>
      {degraded && <p class="note">{degraded}</p>}
      <ul class="reads">
        {active.map(({ name, score, detail, value, others }) => (
          <li key={name}>
            <div class="row">
              <strong>{signalName(name)}</strong>
              <span class="bar-track" aria-hidden="true">
                <span class="bar machine" style={{ width: `${score * 100}%` }} />
              </span>
              <span class="amount">{oneDecimal(score * 100)}</span>
            </div>
            <p class="hint">{detail}</p>
            <Found found={value} />
            {others.map(found => (
              <Found key={found.sha256} found={found} />
            ))}
          </li>
        ))}
      </ul>
      <p class="hint">
        Searched: {layers_read.join(', ')}.
        {empty.length > 0 &&
          ` No text in: ${empty.map(read => signalName(read.name).toLowerCase()).join(', ')}.`}
      </p>
      <p class="hint">{disclaimer}</p>
    </section>
  );
}

/** A quoted text, which the service has escaped. */
const Found = ({ found: { source, text } }: { found: FoundText }) => (
  <figure class="found">
    {text && <blockquote>{text}</blockquote>}
    <figcaption class="hint">{source}</figcaption>
  </figure>
);
