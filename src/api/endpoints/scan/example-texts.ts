/** Texts of the example requests, written for this project and long enough for a scan to have results. */

export const letter =
  'We walked down to the harbour before breakfast because the ferry leaves at seven and nobody trusts the timetable in ' +
  'March. The shop was shut, so I ate the last of the bread standing up. Two boats came in, both empty, and the man from the ' +
  'office said that is how it has been since the storm. I would like my deposit back, please, and I still have the receipt.';

export const harbour =
  'The harbour plays a crucial role in the life of the town \u2014 serving as a vibrant hub where tradition meets innovation. ' +
  'Moreover, it fosters a sense of community, connecting residents, visitors, and businesses in meaningful ways. It\u2019s not just a ' +
  'place to moor a boat; it\u2019s a testament to resilience, collaboration, and shared purpose. Furthermore, ongoing investments ' +
  'underscore a commitment to sustainability, ensuring that future generations can continue to enjoy its unique charm.';
