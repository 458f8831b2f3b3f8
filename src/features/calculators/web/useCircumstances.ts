import { useState } from 'react';

/** What is asked beside the case, and stands in no address: the industry, which of its rules apply, and days before our history. */
export function useCircumstances() {
  const [industry, setIndustry] = useState<string | null>(null);
  const [applies, setAll] = useState<Record<string, boolean>>({});
  const [assumeEarlier, setAssumeEarlier] = useState(false);
  return {
    industry,
    assumeEarlier,
    asked: { industry, applies, assumeEarlier },
    setIndustry: (id: string | null) => {
      setIndustry(id);
      setAll({});
    },
    setApplies: (id: string, does: boolean) => setAll((before) => ({ ...before, [id]: does })),
    setAssumeEarlier,
  };
}
